/**
 * Keeps words out of keywords that would attract other questions: the search reads a keyword as single words, so a word of
 * the whole tree would lead to one FAQ.
 */
import { plainAnswer } from './answer-markup.ts';
import { wordsOf } from './words-of.ts';

interface GuardedFaq {
  question: string;
  answer: string | null;
}

/** What is left of a keyword. */
export interface GuardedKeyword {
  /** Empty if nothing is left. */
  keyword: string;
  /** The words that were taken out, as they were written. */
  common: string[];
  /** Whether the website's own name was taken out. */
  isNamed: boolean;
  isCut: boolean;
}

export type KeywordGuard = (keyword: string) => GuardedKeyword;

/** A word is common if it is in this share of the FAQs, in the question or the answer, and in at least `leastFaqs`. */
const commonShare = 0.1;
const leastFaqs = 3;

const part = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Creates the guard of a website's keywords. Yields after each FAQ.
 *
 * @param faqs all FAQs of the website, with the words filled in.
 * @param name the website's name; undefined for the library.
 */
export function* createKeywordGuard(
  faqs: readonly GuardedFaq[],
  name: string | undefined,
): Generator<void, KeywordGuard> {
  const counts = new Map<string, number>();
  for (const { question, answer } of faqs) {
    for (const word of new Set(wordsOf(`${question} ${plainAnswer(answer ?? '')}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    yield;
  }
  const least = Math.max(leastFaqs, faqs.length * commonShare);
  const named = wordsOf(name ?? '');

  return (keyword) => {
    const found = [...keyword.matchAll(part)].map(({ 0: text, index }) => {
      // A word to fill in stays as it is.
      const open = keyword.lastIndexOf('{', index);
      const isFilled = open !== -1 && keyword.indexOf('}', open) >= index;
      return { text, words: isFilled ? [] : wordsOf(text), start: index, end: index + text.length };
    });
    const inName = placesOf(named, found);
    const common: string[] = [];
    let rest = '';
    let end = 0;
    found.forEach(({ text, words, start, ...each }, at) => {
      const isCommon = words.length > 0 && words.every((word) => (counts.get(word) ?? 0) >= least);
      const isOut = inName.has(at) || isCommon;
      if (isCommon && !inName.has(at)) common.push(text);
      rest += keyword.slice(end, isOut ? start : each.end);
      end = each.end;
    });
    const isNamed = inName.size > 0;
    const isCut = isNamed || common.length > 0;
    if (!isCut) return { keyword, common, isNamed, isCut };
    const left = `${rest}${keyword.slice(end)}`.split(/\s/).map(withoutSignsAround);
    return { keyword: left.filter((word) => word !== '').join(' '), common, isNamed, isCut };
  };
}

/** `/nya)` becomes `nya`. Braces stay. */
function withoutSignsAround(word: string): string {
  if (word.includes('{')) return word;
  const found = [...word.matchAll(part)];
  const last = found.at(-1);
  return last ? word.slice(found[0]?.index, last.index + last[0].length) : '';
}

/** The places of the parts that are the whole name, next to each other. */
function placesOf(
  named: readonly string[],
  found: readonly { words: readonly string[] }[],
): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = 0; named.length > 0 && at <= found.length - named.length; at += 1)
    if (named.every((word, step) => found[at + step]?.words.join(' ') === word))
      named.forEach((_, step) => {
        places.add(at + step);
      });
  return places;
}
