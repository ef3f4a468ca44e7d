import { useQueryClient } from '@tanstack/react-query';
import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { faqsKey } from './faq-queries.ts';
import { faqAddress } from './faq-tree.ts';

/** What the forms hold. */
export interface FaqForm {
  question: string;
  answer: string;
  parentId: number | null;
  image: File | undefined;
}

/** The writes on one website's FAQs; each resolves once the screen shows what the server now has. */
export function useFaqWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: faqsKey(websiteId) });
  /** Where the table shows a FAQ now. */
  const findAddress = (id: number) => {
    const tree = queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']);
    const index = tree?.findIndex((entry) => entry.id === id) ?? -1;
    return index === -1 ? undefined : faqAddress(websiteId, index, id);
  };
  return {
    async create(form: FaqForm) {
      const created = await answer(api.api.faqs.$post({ form: toFields(form, websiteId) }));
      await refresh();
      return { ...created, address: findAddress(created.id) };
    },
    async update(id: number, form: FaqForm, removesImage: boolean) {
      const fields = {
        ...toFields(form, websiteId),
        ...(removesImage && { remove_image: 'true' as const }),
      };
      const updated = await answer(
        api.api.faqs[':id'].$put({ param: { id: `${id}` }, form: fields }),
      );
      await refresh();
      return { ...updated, address: findAddress(id) };
    },
    async remove(id: number) {
      const removed = await answer(api.api.faqs[':id'].$delete({ param: { id: `${id}` } }));
      await refresh();
      return removed;
    },
  };
}

function toFields({ question, answer: text, parentId, image }: FaqForm, websiteId: number) {
  return {
    question,
    answer: text,
    website_id: `${websiteId}`,
    parent_id: parentId === null ? '' : `${parentId}`,
    ...(image && { image }),
  };
}
