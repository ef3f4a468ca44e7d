import {
  insightWordsMaxLength,
  keywordMaxLength,
  keywordsMax,
  wordingsMax,
} from '../../../../api/contract/limits.ts';
import type { TaughtFaq } from '../../../../api/contract/public-api.ts';
import type { KeywordGuard } from '../../../../api/contract/texts/keyword-guard.ts';
import { cleanKeywords, splitKeywords } from '../../../../api/contract/texts/keywords.ts';
import { wordsOf } from '../../../../api/contract/texts/words-of.ts';
import { cleanWordings } from '../../../../api/contract/wordings.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';

export type TaughtKind = 'keywords' | 'wordings';

/** Each word of a keyword helps to find the FAQ, so a whole sentence would be found too often. */
const keywordWords = 2;

/**
 * How a visitor's text is added to a FAQ: as a keyword if it is short and the guard takes no word out, otherwise as a wording,
 * whose words lead to no other question.
 */
export function teachingOf(faq: TaughtFaq, typed: string, guard?: KeywordGuard | undefined) {
  const isShort = wordsOf(typed).length <= keywordWords && !guard?.(typed).isCut;
  const kind: TaughtKind = isShort ? 'keywords' : 'wordings';
  // Signs between words have no meaning here, and the form would split the keyword at them.
  const text = isShort ? splitKeywords(typed).join(' ') : typed;
  const known = faq[kind] ?? [];
  const clean = isShort ? cleanKeywords : cleanWordings;
  const [max, maxLength] = isShort
    ? [keywordsMax, keywordMaxLength]
    : [wordingsMax, insightWordsMaxLength];
  return {
    kind,
    text,
    isKnown: clean([...known, text]).length === known.length,
    /** Why it cannot be added. */
    refusal:
      text.length > maxLength
        ? copy[kind].textTooLong(maxLength)
        : known.length >= max
          ? copy[kind].tooMany(max)
          : undefined,
  };
}
