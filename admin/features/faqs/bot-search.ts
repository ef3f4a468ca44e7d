import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { createFaqSearch, type FoundFaq } from '../../../widget/flow/search/faq-search.ts';
import { fillers as usualFillers } from '../../../widget/flow/search/fillers.ts';
import { type SmallTalk, smallTalkOf } from '../../../widget/flow/search/small-talk.ts';
import { wordsTyped } from '../../../widget/flow/search/words-typed.ts';

/** What the bot does with what a visitor typed. */
export interface BotAnswer {
  /** Best first, as many as the bot shows. */
  matches: readonly FoundFaq[];
  /** Typed words that lead to no FAQ, and are no particles either. */
  unmatched: readonly string[];
  talk: SmallTalk | 'human' | undefined;
}

/** The bot's own search over a website's tree. Only this file knows how the bot searches. */
export function createBotSearch(
  faqs: readonly PublicFaq[],
  prepared: PublicSearchWords,
): (typed: string) => BotAnswer {
  const search = createFaqSearch(faqs, prepared);
  const fillers: ReadonlySet<string> = new Set(`${usualFillers} ${prepared.fillers}`.split(' '));
  return (typed) => {
    const talk = smallTalkOf(typed);
    // The bot answers small talk itself.
    if (talk !== undefined && talk !== 'human') return { matches: [], unmatched: [], talk };
    const matches = search(typed);
    const words = [...new Set(wordsTyped(typed, fillers))];
    const [best] = matches;
    const unmatched = words.filter((word) => {
      if (fillers.has(word) || search(word, 1).length > 0) return false;
      // Alone a word may say nothing, and yet mean something beside another one.
      const others = words.filter((other) => other !== word).join(' ');
      const without = search(others).find(({ faq }) => faq === best?.faq);
      return best === undefined || (without?.score ?? 0) >= best.score;
    });
    return { matches, unmatched, talk };
  };
}
