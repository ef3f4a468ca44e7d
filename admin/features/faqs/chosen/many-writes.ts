import { useQueryClient } from '@tanstack/react-query';
import type {
  AddManyKeywords,
  ChosenFaq,
  MoveFaqs,
  ReplaceWords,
  WriteFaqsResponse,
} from '../../../../api/contract/requests.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { showToast } from '../../../data/toasts.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';
import { useFaqWrites } from '../data/faq-writes.ts';
import { clearChosen } from './chosen-faqs.ts';
import { useSkipped } from './skipped-dialog.tsx';

/** The writes on many FAQs: of one website, except for the replacement of words. Each shows its result, and the FAQs that were skipped. */
export function useManyWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const { finish, undoOf } = useFaqWrites(websiteId);
  const routes = api.api.faqs[':websiteId'];
  const param = { websiteId: `${websiteId}` };
  const report = async (write: Promise<WriteFaqsResponse>) => {
    const { undo_id, message, skipped } = await finish(write);
    // The chosen versions are now out of date.
    clearChosen();
    if (undo_id !== null) showToast('success', message, undoOf(undo_id));
    // The dialog says it, too; the toast would cover its list.
    else if (skipped.length === 0) showToast('error', message);
    useSkipped.setState({ skipped });
  };
  return {
    move: (json: MoveFaqs) => report(readResponse(routes.move.$post({ param, json }))),
    remove: (faqs: ChosenFaq[]) =>
      report(readResponse(routes.delete.$post({ param, json: { faqs } }))),
    addKeywords: (faqs: AddManyKeywords['faqs']) =>
      report(readResponse(routes['add-keywords'].$post({ param, json: { faqs } }))),
    async replace(json: ReplaceWords) {
      await report(readResponse(api.api.faqs.replace.$post({ json })));
      for (const id of json.website_ids)
        if (id !== websiteId) void queryClient.invalidateQueries({ queryKey: faqsKey(id) });
    },
  };
}
