import { useQueryClient } from '@tanstack/react-query';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import type { ImportResult } from '../../../api/contract/faq-transfer.ts';
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
import { branchIds } from './faq-tree.ts';
import { revealFaq } from './folded-branches.ts';
import type { Place } from './places.ts';

/** The writes on one website's FAQs; each resolves after the queries were refreshed, with the undo for its toast. */
export function useFaqWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const undo = useUndo();
  const refresh = async () => {
    // The number of FAQs beside the website's name. Nobody waits for it.
    void queryClient.invalidateQueries({ queryKey: websiteOptionsKey });
    const queryKey = faqsKey(websiteId);
    // A list that is being loaded for the first time was read before the write, and would count as fresh.
    await queryClient.cancelQueries({ queryKey });
    return await queryClient.invalidateQueries({ queryKey }, rejecting);
  };
  const readTree = () => queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']);
  const finish = async <Written>(write: Promise<Written>) => {
    const written = await finishWrite(write, refresh);
    void reloadBot(websiteId);
    return written;
  };
  /** Unfolds what hides a FAQ. Returns the URL of its row. */
  const reveal = (id: number) => revealFaq(websiteId, readTree() ?? [], id);
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
      return { ...created, address: reveal(created.id), undo: undoOf(created.undo_id) };
    },
    async update({ id, version }: Pick<Faq, 'id' | 'version'>, form: FaqForm) {
      const edit = api.api.faqs[':id'].$put({
        param: { id: `${id}` },
        form: { ...toRequest(form, websiteId), version: `${version}` },
      });
      const updated = await finish(readResponse(edit));
      return { ...updated, address: reveal(id), undo: undoOf(updated.undo_id) };
    },
    /** Moves a FAQ with its branch. */
    async place({ id, version }: Pick<Faq, 'id' | 'version'>, { parentId, beforeId }: Place) {
      const move = api.api.faqs[':id'].place.$put({
        param: { id: `${id}` },
        json: { parent_id: parentId, before_id: beforeId, version },
      });
      const placed = await finish(readResponse(move));
      const undo = placed.undo_id === null ? undefined : undoOf(placed.undo_id);
      return { ...placed, address: reveal(id), undo };
    },
    /** @param write an import that is being sent; `undefined` when its user ended it. */
    async finishImport(write: Promise<ImportResult | undefined>) {
      const imported = await finish(write);
      if (imported === undefined) return undefined;
      const undo = imported.undo_id === null ? undefined : undoOf(imported.undo_id);
      return { ...imported, undo };
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
