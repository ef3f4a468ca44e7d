import { findDraft, storeDraft } from './form-drafts.ts';
import { useSession } from './session-store.ts';

/** A FAQ that is to answer wordings of visitors, as its form begins. */
interface AnswerDraft {
  /** The first one names the draft. */
  words: readonly string[];
  question: string;
  keywords: readonly string[];
  parentId: number | null;
}

/** The name of the form's draft, in which the wordings are stored as the row. */
export function answerDraftName(websiteId: number, first: string): string {
  return `answer-faq:${websiteId}:${first}`;
}

/**
 * Fills in the form of a FAQ that answers wordings. What was typed there before stays.
 *
 * @returns the address of the form. It names the first wording.
 */
export function startAnswer(websiteId: number, draft: AnswerDraft): string {
  const { words, question, keywords, parentId } = draft;
  const [first = ''] = words;
  const name = answerDraftName(websiteId, first);
  const fields = findDraft(name)?.fields ?? {
    question,
    keywords: { list: keywords, typed: '' },
    parentId,
  };
  storeDraft(name, useSession.getState().userId, { row: words, fields, files: [] });
  return `/?${new URLSearchParams({ website: `${websiteId}`, answers: first })}`;
}

export function unansweredAddress(websiteId: number): string {
  return `/unanswered?website=${websiteId}`;
}
