import { useQueryClient } from '@tanstack/react-query';
import type { Faq, FaqTreeEntry } from '../../../../api/contract/entities.ts';
import type { ImportResult } from '../../../../api/contract/faqs/faq-transfer.ts';
import type { SharedLibrary } from '../../../../api/contract/faqs/shared-faqs.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishRemoval, finishWrite, rejecting } from '../../../data/finish-write.ts';
import { dropRows } from '../../../data/lists/drop-rows.ts';
import { showToast } from '../../../data/toasts.ts';
import { useUndoAction } from '../../../data/use-undo-action.ts';
import { reloadBot } from '../../../data/websites/reload-bot.ts';
import { libraryKey } from '../../../data/websites/shared-library.ts';
import { websiteOptionsKey } from '../../../data/websites/website-options.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';
import { branchIds } from './faq-tree.ts';
import { revealFaq } from './folded-branches.ts';
import type { Place } from './places.ts';

/**
 * The writes on one website's FAQs, with the undo action for the toast; they resolve after the queries were refreshed.
 * The writes of the forms are in `faq-form-writes.ts`, so that the list does not load their code.
 */
export function useFaqWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const undoOf = useUndoAction();
  // A write of the library changes the websites that show it.
  const isLibrary = (id: number) => queryClient.getQueryData<SharedLibrary>(libraryKey)?.id === id;
  const refresh = async (changedId = websiteId) => {
    // Refreshes the number of FAQs beside the website's name, without waiting.
    void queryClient.invalidateQueries({ queryKey: websiteOptionsKey });
    const queryKey = isLibrary(changedId) ? ['faqs'] : faqsKey(changedId);
    // Cancel the first load of a list that began before the write: its old rows would count as fresh.
    await queryClient.cancelQueries({ queryKey });
    return await queryClient.invalidateQueries({ queryKey }, rejecting);
  };
  const readTree = () => queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']);
  const reload = (changedId = websiteId) =>
    void reloadBot(isLibrary(changedId) ? undefined : changedId);
  const finish = async <Written>(write: Promise<Written>, changedId = websiteId) => {
    const written = await finishWrite(write, () => refresh(changedId));
    reload(changedId);
    return written;
  };
  /** Waits for a write, and shows its result with an undo button. */
  const report = async (write: Promise<{ message: string; undo_id: number | null }>) => {
    const { message, undo_id } = await finish(write);
    showToast('success', message, undoOf(undo_id));
  };
  /** Unfolds the branches that hide a FAQ. Returns the URL of its row. */
  const reveal = (id: number) => revealFaq(websiteId, readTree() ?? [], id);
  return {
    finish,
    report,
    undoOf,
    refresh,
    reload,
    readTree,
    reveal,
    /** Moves a FAQ with its branch. */
    async place({ id, version }: Pick<Faq, 'id' | 'version'>, { parentId, beforeId }: Place) {
      const move = api.api.faqs[':id'].place.$put({
        param: { id: `${id}` },
        json: { parent_id: parentId, before_id: beforeId, version },
      });
      const placed = await finish(readResponse(move));
      return { ...placed, address: reveal(id), undo: undoOf(placed.undo_id) };
    },
    /**
     * Waits for an import.
     *
     * @param write resolves with `undefined` if the user cancelled it.
     */
    async finishImport(write: Promise<ImportResult | undefined>) {
      const imported = await finish(write);
      return imported && { ...imported, undo: undoOf(imported.undo_id) };
    },
    async remove({ id, version }: Faq) {
      const removal = api.api.faqs[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      const drop = () => dropRows(queryClient, faqsKey(websiteId), branchIds(readTree() ?? [], id));
      const removed = await finishRemoval(readResponse(removal), drop, refresh);
      reload();
      return { ...removed, undo: undoOf(removed.undo_id) };
    },
  };
}
