import { useQueryClient } from '@tanstack/react-query';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { finishWrite, rejecting } from '../../data/finish-write.ts';
import { showToast } from '../../data/toasts.ts';
import { useWordingWrites } from '../../data/unanswered.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';
import { reloadBot } from '../../data/websites/reload-bot.ts';

interface Addition {
  faq: PublicFaq;
  /** The wordings that the FAQ answers. */
  words: string[];
  /** Those that the FAQ has room for. */
  fitting: string[];
}

/** Adds wordings to a FAQ and marks them as answered by it, with a toast that undoes both. */
export function useAddToFaq(websiteId: number) {
  const queryClient = useQueryClient();
  const { handle, putBack } = useWordingWrites(websiteId);
  const undoOf = useUndoAction(copy.putBackFailed);
  return async ({ faq, words, fitting }: Addition): Promise<void> => {
    let undoId: number | null = null;
    if (fitting.length > 0) {
      const write = api.api.faqs[':id'].wordings.$post({
        param: { id: `${faq.id}` },
        json: { wordings: fitting },
      });
      const refresh = () =>
        queryClient.invalidateQueries({ queryKey: ['faqs', websiteId] }, rejecting);
      undoId = (await finishWrite(readResponse(write), refresh)).undo_id;
      void reloadBot(websiteId);
    }
    const { group } = await handle({ words, state: 'answered', faq_id: faq.id });
    const undo = undoOf(undoId);
    showToast('success', copy.added(faq.question), {
      label: uiCopy.undo,
      run: () => {
        undo?.run();
        void putBack(group);
      },
    });
  };
}
