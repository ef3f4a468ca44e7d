import { useQueryClient } from '@tanstack/react-query';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { useCreateOnce } from '../../create-once.ts';
import { renewBot } from '../../renew-bot.ts';
import { settleWrite } from '../../settle-write.ts';
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
  const createOnce = useCreateOnce();
  const settle = async <Answer>(write: Promise<Answer>) => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: faqsKey(websiteId) });
    const written = await settleWrite(write, refresh);
    void renewBot(websiteId);
    return written;
  };
  /** Where the table shows a FAQ now. */
  const findAddress = (id: number) => {
    const tree = queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']);
    const index = tree?.findIndex((entry) => entry.id === id) ?? -1;
    return index === -1 ? undefined : faqAddress(websiteId, index, id);
  };
  return {
    async create(form: FaqForm) {
      const creation = createOnce((options) =>
        answer(api.api.faqs.$post({ form: toFields(form, websiteId) }, options)),
      );
      const created = await settle(creation);
      return { ...created, address: findAddress(created.id) };
    },
    async update(
      { id, version }: Pick<Faq, 'id' | 'version'>,
      form: FaqForm,
      removesImage: boolean,
    ) {
      const fields = {
        ...toFields(form, websiteId),
        version: `${version}`,
        ...(removesImage && { remove_image: 'true' as const }),
      };
      const edit = api.api.faqs[':id'].$put({ param: { id: `${id}` }, form: fields });
      const updated = await settle(answer(edit));
      return { ...updated, address: findAddress(id) };
    },
    remove({ id, version }: Faq) {
      const removal = api.api.faqs[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      return settle(answer(removal));
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
