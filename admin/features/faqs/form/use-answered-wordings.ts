import { faqEntryCopy } from '../../../copy/faqs/faq-entry.ts';
import { unansweredCopy as copy } from '../../../copy/unanswered.ts';
import { answerDraftName } from '../../../data/forms/answer-draft.ts';
import { useDraftedRow } from '../../../data/forms/use-draft-form.ts';
import { showError, showToast, type ToastAction } from '../../../data/toasts.ts';
import { useWordingWrites } from '../../../data/unanswered.ts';

/**
 * The part of the form of a new FAQ that handles visitors' wordings.
 *
 * @param first the first wording; undefined if the FAQ answers none.
 */
export function useAnsweredWordings(websiteId: number, first: string | undefined) {
  const { handle, putBack } = useWordingWrites(websiteId);
  const draftName = answerDraftName(websiteId, first ?? '');
  const words = useDraftedRow<readonly string[]>(draftName, first === undefined ? [] : [first]);
  if (first === undefined) return undefined;
  return {
    draftName,
    words,
    /** Marks the wordings as answered by the new FAQ. */
    async finish(faqId: number, question: string, undo: ToastAction): Promise<void> {
      try {
        const marked = await handle({ words: [...words], state: 'answered', faq_id: faqId });
        showToast('success', faqEntryCopy.added(question), {
          label: undo.label,
          run: () => {
            undo.run();
            void putBack(marked.group);
          },
        });
      } catch (error) {
        showError(error, copy.markFailed);
      }
    },
  };
}
