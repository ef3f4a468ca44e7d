import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrubWords } from '../../../api/contract/texts/scrub-words.ts';
import type { FaqMatch, FaqSearch } from '../../flow/search/faq-search.ts';
import type { SmallTalk } from '../../flow/search/small-talk.ts';
import { useChat } from '../chat-context.ts';

/** What the field shows for what was typed. */
export interface Answer {
  /** Empty if nothing is asked. */
  text: string;
  /** Whether it is no small talk. */
  isSearch?: boolean;
  smallTalk?: SmallTalk | undefined;
  matches: readonly FaqMatch[];
}

export const noAnswer: Answer = { text: '', matches: [] };

/** Fewer letters do not count as a search. */
const leastLetters = 2;

/**
 * Reports each search once: when a result is chosen, when the words are deleted or replaced, and when the field is removed
 * or the page is hidden. Returns a function that ends the search, with the id of the chosen FAQ and its answer.
 *
 * @param search if it changes, the same words may have other matches
 */
export function useSearchReport(
  answer: Answer,
  search: FaqSearch | undefined,
): (chosenId: number, chosenFrom: Answer) => void {
  const { store } = useChat();
  const asked = useRef<Answer>(undefined);

  function end(chosenId?: number, { text, isSearch, matches } = asked.current || noAnswer): void {
    asked.current = undefined;
    if (!isSearch) return;
    const [best] = matches;
    store.send({
      type: 'noticed',
      fact: {
        type: 'searched',
        words: scrubWords(text),
        outcome: chosenId || best?.isSure ? 'chosen' : best ? 'unsure' : 'none',
        faq_id: chosenId || best?.faq.id,
      },
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words or another search function start a new search.
  useLayoutEffect(() => {
    if (answer.text.length < leastLetters) end();
    // Deleting letters one by one continues the same search.
    else if (!asked.current?.text.slice(0, -1).startsWith(answer.text)) asked.current = answer;
  }, [answer.text, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first `end` is enough, because it reads the latest words from the ref.
  useEffect(() => {
    const endNow = () => end();
    // Use the capture phase: the reporter sends its facts in the bubbling phase, and this one must be included.
    window.addEventListener('visibilitychange', endNow, true);
    return () => {
      window.removeEventListener('visibilitychange', endNow, true);
      end();
    };
  }, []);

  return end;
}
