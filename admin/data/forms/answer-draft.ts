import { wordingsMax } from '../../../api/contract/limits.ts';
import { cleanWordings } from '../../../api/contract/wordings.ts';
import { useSession } from '../session-store.ts';
import { findDraft, storeDraft } from './form-drafts.ts';

/** The first values of the form for a FAQ that will answer visitors' wordings. */
interface AnswerDraft {
  /** The wordings. The first one is a part of the draft's name. */
  words: readonly string[];
  question: string;
  parentId: number | null;
}

/** Returns the name of the form's draft. The draft stores the wordings as its row. */
export function answerDraftName(websiteId: number, first: string): string {
  return `answer-faq:${websiteId}:${first}`;
}

/**
 * Fills in the form for a FAQ that answers wordings. Text that was typed there before stays.
 *
 * @returns the address of the form, which contains the first wording.
 */
export function startAnswer(websiteId: number, draft: AnswerDraft): string {
  const { words, question, parentId } = draft;
  const [first = ''] = words;
  const name = answerDraftName(websiteId, first);
  const fields = findDraft(name)?.fields ?? {
    question,
    wordings: { list: cleanWordings(words).slice(0, wordingsMax), typed: '' },
    parentId,
  };
  storeDraft(name, useSession.getState().userId, { row: words, fields, files: [] });
  return `/?${new URLSearchParams({ website: `${websiteId}`, answers: first })}`;
}

export function unansweredAddress(websiteId: number): string {
  return `/unanswered?website=${websiteId}`;
}
