import { useQueryClient } from '@tanstack/react-query';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useCreateOnce } from '../../data/create-once.ts';
import { reloadBot } from '../../data/reload-bot.ts';
import { settleWrite } from '../../data/settle-write.ts';
import { requestOf } from './faq-fields.tsx';
import type { FaqForm } from './faq-form.ts';
import { faqsKey } from './faq-queries.ts';
import { faqAddress } from './faq-tree.ts';

/** The writes on one website's FAQs; each resolves after the queries were refreshed. */
export function useFaqWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const settle = async <Answer>(write: Promise<Answer>) => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: faqsKey(websiteId) });
    const written = await settleWrite(write, refresh);
    void reloadBot(websiteId);
    return written;
  };
  /** The URL of a FAQ's row. */
  const findAddress = (id: number) => {
    const tree = queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']);
    const index = tree?.findIndex((entry) => entry.id === id) ?? -1;
    return index === -1 ? undefined : faqAddress(websiteId, index, id);
  };
  return {
    async create(form: FaqForm) {
      const creation = createOnce((options) =>
        readResponse(api.api.faqs.$post({ form: toRequest(form, websiteId) }, options)),
      );
      const created = await settle(creation);
      return { ...created, address: findAddress(created.id) };
    },
    async update({ id, version }: Pick<Faq, 'id' | 'version'>, form: FaqForm) {
      const edit = api.api.faqs[':id'].$put({
        param: { id: `${id}` },
        form: { ...toRequest(form, websiteId), version: `${version}` },
      });
      const updated = await settle(readResponse(edit));
      return { ...updated, address: findAddress(id) };
    },
    remove({ id, version }: Faq) {
      const removal = api.api.faqs[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      return settle(readResponse(removal));
    },
  };
}

function toRequest(form: FaqForm, websiteId: number) {
  return { ...requestOf(form), website_id: `${websiteId}` };
}
