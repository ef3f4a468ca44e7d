import type { FaqNameOf } from '../../../../api/contract/faqs/faq-fields.ts';
import {
  insightWordsMaxLength,
  keywordMaxLength,
  keywordsMax,
  wordingsMax,
} from '../../../../api/contract/limits.ts';
import { cleanKeywords, splitKeywords } from '../../../../api/contract/texts/keywords.ts';
import { cleanWordings } from '../../../../api/contract/wordings.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';

/** A list of texts in a form, and typed text that is not added yet. */
export interface TextList {
  list: readonly string[];
  typed: string;
}

/** What the lists of a FAQ differ in. */
export interface TextListKind {
  name: FaqNameOf<'list'>;
  separators: RegExp;
  separator: string;
  /** The texts of a typed or pasted list. */
  split: (typed: string) => string[];
  /** Drops repetitions; the first spelling stays. */
  clean: (texts: readonly string[]) => string[];
  max: number;
  longest: number;
  copy: (typeof copy)['keywords' | 'wordings'];
}

export const keywordKind: TextListKind = {
  name: 'keywords',
  separators: /[,|]/,
  separator: ', ',
  split: splitKeywords,
  clean: cleanKeywords,
  max: keywordsMax,
  longest: keywordMaxLength,
  copy: copy.keywords,
};

/** A sentence may contain commas. */
export const wordingKind: TextListKind = {
  name: 'wordings',
  separators: /\|/,
  separator: ' | ',
  split: (typed) => cleanWordings(typed.split(/[\n\r|]/)),
  clean: cleanWordings,
  max: wordingsMax,
  longest: insightWordsMaxLength,
  copy: copy.wordings,
};

/** Returns the texts to send. They include typed text that is not added yet. */
export function allTexts({ list, typed }: TextList, { clean, split }: TextListKind): string[] {
  return clean([...list, ...split(typed)]);
}

/** Returns the first problem of the texts; undefined if they can be saved. */
export function findTextProblem(value: TextList, kind: TextListKind): string | undefined {
  const { max, longest, copy } = kind;
  const texts = allTexts(value, kind);
  const long = texts.find((text) => text.length > longest);
  if (long !== undefined) return copy.tooLong(long, longest);
  return texts.length > max ? copy.tooMany(max) : undefined;
}

/** Adds typed or pasted texts. What does not fit stays in the field, so that nothing is lost. */
export function addTexts({ list }: TextList, typed: string, kind: TextListKind): TextList {
  const { split, clean, max, longest, separator } = kind;
  const wanted = clean([...list, ...split(typed)]).slice(list.length);
  const added: string[] = [];
  const left: string[] = [];
  for (const text of wanted) {
    const fits = text.length <= longest && list.length + added.length < max;
    (fits ? added : left).push(text);
  }
  return { list: [...list, ...added], typed: left.join(separator) };
}
