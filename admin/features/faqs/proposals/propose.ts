import { keywordMaxLength } from '../../../../api/contract/limits.ts';
import type { GuardedKeyword, KeywordGuard } from '../../../../api/contract/texts/keyword-guard.ts';
import { cleanKeywords } from '../../../../api/contract/texts/keywords.ts';
import { wordsOf } from '../../../../api/contract/texts/words-of.ts';
import type { RequestedFaq } from './write-request.ts';

/** Words for a FAQ, from visitors or from an assistant's answer. */
export interface ProposedWords {
  id: number;
  words: readonly string[];
}

/** A keyword that can be added to a FAQ. */
export interface Proposal extends GuardedKeyword {
  key: string;
  /** As it was proposed. */
  proposed: string;
  isTooLong: boolean;
}

export interface FaqProposals {
  faq: RequestedFaq;
  proposals: Proposal[];
}

/** Returns the new keywords of each FAQ, in tree order. Also counts the proposed keywords that a FAQ has already. */
export function propose(
  faqs: readonly RequestedFaq[],
  proposed: readonly ProposedWords[],
  guard: KeywordGuard,
): { groups: FaqProposals[]; known: number } {
  const wordsFor = new Map<number, string[]>();
  for (const { id, words } of proposed) wordsFor.set(id, (wordsFor.get(id) ?? []).concat(words));
  let known = 0;
  const groups = faqs.flatMap((faq) => {
    const written = new Set(wordsOf(faq.question));
    const seen = new Set(faq.keywords.map((keyword) => keyword.toLowerCase()));
    const proposals = cleanKeywords(wordsFor.get(faq.id) ?? []).flatMap((proposed): Proposal[] => {
      const guarded = guard(proposed);
      const { keyword } = guarded;
      const words = wordsOf(keyword);
      const isWritten = words.length > 0 && words.every((word) => written.has(word));
      const key = keyword.toLowerCase();
      if (keyword !== '' && (isWritten || seen.has(key))) {
        known += 1;
        return [];
      }
      if (keyword !== '') seen.add(key);
      const isTooLong = keyword.length > keywordMaxLength;
      return [{ ...guarded, key: `${faq.id} ${proposed.toLowerCase()}`, proposed, isTooLong }];
    });
    return proposals.length > 0 ? [{ faq, proposals }] : [];
  });
  return { groups, known };
}
