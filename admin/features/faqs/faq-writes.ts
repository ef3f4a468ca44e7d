import { useQueryClient } from '@tanstack/react-query';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useCreateOnce } from '../../data/create-once.ts';
import { dropRows } from '../../data/drop-rows.ts';
import { finishRemoval, finishWrite, rejecting } from '../../data/finish-write.ts';
import { reloadBot } from '../../data/reload-bot.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { useUndo } from '../../data/use-undo.ts';
import { websiteOptionsKey } from '../../data/website-options.ts';
import { requestOf } from './faq-fields.tsx';
import type { FaqForm } from './faq-form-types.ts';
import { faqsKey } from './faq-queries.ts';
import { branchIds, faqAddress } from './faq-tree.ts';
import type { Place } from './places.ts';

/** The writes on one website's FAQs; each resolves after the queries were refreshed, with the undo for its toast. */
export function useFaqWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const undo = useUndo();
  const refresh = () => {
    // The number of FAQs beside the website's name. Nobody waits for it.
    void queryClient.invalidateQueries({ queryKey: websiteOptionsKey });
    return queryClient.invalidateQueries({ queryKey: faqsKey(websiteId) }, rejecting);
  };
  const readTree = () => queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']);
  const finish = async <Written>(write: Promise<Written>) => {
    const written = await finishWrite(write, refresh);
    void reloadBot(websiteId);
    return written;
  };
  /** The URL of a FAQ's row. */
  const findAddress = (id: number) => {
    const tree = readTree();
    const index = tree?.findIndex((entry) => entry.id === id) ?? -1;
    return index === -1 ? undefined : faqAddress(websiteId, index, id);
  };
  const undoOf = (entryId: number) => ({
    label: copy.undo,
    run: () => {
      undo(entryId).then(
        ({ message }) => showToast('success', message),
        (error) => showError(error, copy.undoFailed),
      );
    },
  });
  return {
    async create(form: FaqForm) {
      const creation = createOnce((options) =>
        readResponse(api.api.faqs.$post({ form: toRequest(form, websiteId) }, options)),
      );
      const created = await finish(creation);
      return { ...created, address: findAddress(created.id), undo: undoOf(created.undo_id) };
    },
    async update({ id, version }: Pick<Faq, 'id' | 'version'>, form: FaqForm) {
      const edit = api.api.faqs[':id'].$put({
        param: { id: `${id}` },
        form: { ...toRequest(form, websiteId), version: `${version}` },
      });
      const updated = await finish(readResponse(edit));
      return { ...updated, address: findAddress(id), undo: undoOf(updated.undo_id) };
    },
    /** Moves a FAQ with its branch. */
    async place({ id, version }: Pick<Faq, 'id' | 'version'>, { parentId, beforeId }: Place) {
      const move = api.api.faqs[':id'].place.$put({
        param: { id: `${id}` },
        json: { parent_id: parentId, before_id: beforeId, version },
      });
      const placed = await finish(readResponse(move));
      const undo = placed.undo_id === null ? undefined : undoOf(placed.undo_id);
      return { ...placed, address: findAddress(id), undo };
    },
    async remove({ id, version }: Faq) {
      const removal = api.api.faqs[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      const drop = () => dropRows(queryClient, faqsKey(websiteId), branchIds(readTree() ?? [], id));
      const removed = await finishRemoval(readResponse(removal), drop, refresh);
      void reloadBot(websiteId);
      return { ...removed, undo: undoOf(removed.undo_id) };
    },
  };
}

function toRequest(form: FaqForm, websiteId: number) {
  return { ...requestOf(form), website_id: `${websiteId}` };
}
