import type { PublicSearchWords, TaughtFaq } from '../../../../api/contract/public-api.ts';
import { createFaqSearch, type FaqMatch } from '../../../../widget/flow/search/faq-search.ts';
import { type SmallTalk, smallTalkOf } from '../../../../widget/flow/search/small-talk.ts';
import { usualFillers } from '../../../../widget/flow/search/usual-fillers.ts';
import { wordsTyped } from '../../../../widget/flow/search/words-typed.ts';
import { createExplain, type Explanation } from './explain-match.ts';

/** How the bot reacts to a visitor's text. */
export interface BotAnswer {
  /** The FAQs that the bot shows, best first. */
  matches: readonly FaqMatch[];
  /** Why each of them is found, in the same order. */
  explanations: readonly (Explanation | undefined)[];
  /** Typed words that lead to no FAQ and are not fillers. */
  unmatched: readonly string[];
  talk: SmallTalk | 'human' | undefined;
}

/** Creates the bot's own search over a website's tree. Only this file and `explain-match.ts` depend on how the bot searches. */
export function createBotSearch(
  faqs: readonly TaughtFaq[],
  prepared: PublicSearchWords,
): (typed: string) => BotAnswer {
  const search = createFaqSearch(faqs, prepared);
  const explain = createExplain(faqs, prepared);
  const fillers: ReadonlySet<string> = new Set(`${usualFillers} ${prepared.fillers}`.split(' '));
  return (typed) => {
    const talk = smallTalkOf(typed);
    // The bot replies to small talk without a FAQ.
    if (talk !== undefined && talk !== 'human')
      return { matches: [], explanations: [], unmatched: [], talk };
    const matches = search(typed);
    const all = wordsTyped(typed, fillers);
    const words = [...new Set(all)];
    const [best] = matches;
    const unmatched = words.filter((word) => {
      if (fillers.has(word) || search(word, 1).length > 0) return false;
      // A filler word may have a meaning in combination with another word.
      const others = words.filter((other) => other !== word).join(' ');
      const without = search(others).find(({ faq }) => faq === best?.faq);
      return best === undefined || (without?.score ?? 0) >= best.score;
    });
    const meant = words.filter((word) => !fillers.has(word));
    const explanations = matches.map(({ faq }) => explain(faq.id, all.join(' '), meant));
    return { matches, explanations, unmatched, talk };
  };
}
