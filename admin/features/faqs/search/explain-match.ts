import type { PublicSearchWords, TaughtFaq } from '../../../../api/contract/public-api.ts';
import { wordsOf } from '../../../../api/contract/texts/words-of.ts';
import {
  createFaqSearch,
  type FaqMatch,
  type FaqSearch,
} from '../../../../widget/flow/search/faq-search.ts';
import { leastLead, sureScore, wholeScore } from '../../../../widget/flow/search/weights.ts';

/** Where the bot finds typed words, in the order of what counts more. */
export const places = ['question', 'keywords', 'above', 'answer'] as const;

export interface Explanation {
  /** Whether the whole text is a wording of the FAQ. */
  isWording: boolean;
  /** The typed words, each at the first place where it fits well. */
  found: readonly { place: (typeof places)[number]; words: readonly string[] }[];
  /** Whether the bot prefers the questions below this one. */
  isTopic: boolean;
}

/** Why a match is sure, or why not. */
export type Sureness =
  | { because: 'wording' | 'whole' | 'ahead' | 'topic' | 'weak' | 'unknown' }
  | { because: 'close'; rival: string };

/** Says by which rule of the bot's search a match is sure or not. */
export function surenessOf(
  { faq, isSure, score }: FaqMatch,
  matches: readonly FaqMatch[],
  { isWording, isTopic }: Pick<Explanation, 'isWording' | 'isTopic'>,
): Sureness {
  if (isSure) return { because: isWording ? 'wording' : score >= wholeScore ? 'whole' : 'ahead' };
  if (isTopic) return { because: 'topic' };
  if (score < sureScore) return { because: 'weak' };
  const rivals = matches.filter((other) => other.faq !== faq && other.score >= score * leastLead);
  const [rival] = rivals.sort((one, other) => other.score - one.score);
  return rival ? { because: 'close', rival: rival.faq.question } : { because: 'unknown' };
}

/** Creates a function that explains why the bot finds a FAQ, by a search over the parts of that FAQ alone. */
export function createExplain(faqs: readonly TaughtFaq[], prepared: PublicSearchWords) {
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const parents = new Set(faqs.map(({ parent_id }) => parent_id));
  const searches = new Map<number, FaqSearch>();

  function textsAbove({ parent_id }: TaughtFaq): string[] {
    const parent = byId.get(parent_id ?? 0);
    if (parent === undefined) return [];
    return [parent.question, ...(parent.keywords ?? []), ...textsAbove(parent)];
  }

  function searchIn(faq: TaughtFaq): FaqSearch {
    const { question, keywords = [], answer } = faq;
    const texts = [question, keywords.join(' '), textsAbove(faq).join(' '), answer ?? ''];
    const parts = texts.map((text, id) => ({
      id,
      question: text,
      answer: null,
      image: null,
      parent_id: null,
    }));
    const search = searches.get(faq.id) ?? createFaqSearch(parts, { ...prepared, wordings: '' });
    searches.set(faq.id, search);
    return search;
  }

  /** @param text the typed words, separated by spaces. @param words those that are no fillers. */
  return (id: number, text: string, words: readonly string[]): Explanation | undefined => {
    const faq = byId.get(id);
    if (faq === undefined) return undefined;
    const search = searchIn(faq);
    function placeOf(word: string) {
      const hits = search(word, places.length);
      // The same word scores higher in a shorter text. Scores below two thirds are those of words with a similar meaning.
      const good = hits.filter(({ score }) => score >= ((hits[0]?.score ?? 0) * 2) / 3);
      return places[Math.min(...good.map((hit) => hit.faq.id))];
    }
    return {
      isWording: faq.wordings?.some((wording) => wordsOf(wording).join(' ') === text) ?? false,
      found: places
        .map((place) => ({ place, words: words.filter((word) => placeOf(word) === place) }))
        .filter(({ words }) => words.length > 0),
      isTopic: faq.parent_id === null && parents.has(id),
    };
  };
}
