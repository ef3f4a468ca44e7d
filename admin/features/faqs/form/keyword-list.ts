import { keywordMaxLength, keywordsMax } from '../../../../api/contract/limits.ts';
import { cleanKeywords, splitKeywords } from '../../../../api/contract/texts/keywords.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faq-keywords.ts';

/** The keywords of a form, and typed text that is not added yet. */
export interface KeywordList {
  list: readonly string[];
  typed: string;
}

/** Returns the keywords to send. They include typed text that is not added yet. */
export function allKeywords({ list, typed }: KeywordList): string[] {
  return cleanKeywords([...list, ...splitKeywords(typed)]);
}

/** Returns the first problem of the keywords; undefined if they can be saved. */
export function findKeywordProblem(value: KeywordList): string | undefined {
  const keywords = allKeywords(value);
  const long = keywords.find((keyword) => keyword.length > keywordMaxLength);
  if (long !== undefined) return copy.tooLong(long, keywordMaxLength);
  return keywords.length > keywordsMax ? copy.tooMany(keywordsMax) : undefined;
}

/** Adds typed or pasted keywords. Text that does not fit stays in the field, so that nothing is lost. */
export function addKeywords({ list }: KeywordList, typed: string): KeywordList {
  const known = new Set(list.map((keyword) => keyword.toLowerCase()));
  const wanted = splitKeywords(typed).filter((keyword) => !known.has(keyword.toLowerCase()));
  const added: string[] = [];
  const left: string[] = [];
  for (const keyword of wanted) {
    const fits = keyword.length <= keywordMaxLength && list.length + added.length < keywordsMax;
    (fits ? added : left).push(keyword);
  }
  return { list: [...list, ...added], typed: left.join(', ') };
}
