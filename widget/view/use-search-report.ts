import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrubWords } from '../../api/contract/scrub-words.ts';
import type { FaqMatch, FaqSearch } from '../flow/search/faq-search.ts';
import { useChat } from './chat-context.ts';

interface Asked {
  typed: string;
  matches: readonly FaqMatch[] | undefined;
}

/** Fewer letters are no search. */
const leastLetters = 2;

/**
 * Reports each search once: when a result is chosen, when the words are removed or others are begun, and when the field or the page
 * goes away. Returns the function that ends a search, with the FAQ that was chosen.
 *
 * @param search another function when the same words may have other matches
 * @param matches undefined for what is no search
 */
export function useSearchReport(
  typed: string,
  search: FaqSearch | undefined,
  matches: readonly FaqMatch[] | undefined,
): (chosenId?: number) => void {
  const { store } = useChat();
  const asked = useRef<Asked>(undefined);

  function end(chosenId?: number): void {
    const { typed, matches } = asked.current || {};
    asked.current = undefined;
    if (!typed || !matches) return;
    const [best] = matches;
    store.send({
      type: 'noticed',
      fact: {
        type: 'searched',
        words: scrubWords(typed),
        outcome: chosenId || best?.isSure ? 'chosen' : best ? 'unsure' : 'none',
        faq_id: chosenId || best?.faq.id,
      },
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that was reported is another one only with other words.
  useLayoutEffect(() => {
    if (typed.length < leastLetters) end();
    // While the words are deleted letter by letter, they are still the same search.
    else if (!asked.current?.typed.slice(0, -1).startsWith(typed))
      asked.current = { typed, matches };
  }, [typed, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first function is needed, it reads the latest words.
  useEffect(() => {
    const endNow = () => end();
    // Captured: the report of a page that goes away has to contain it.
    window.addEventListener('visibilitychange', endNow, true);
    return () => {
      window.removeEventListener('visibilitychange', endNow, true);
      end();
    };
  }, []);

  return end;
}
