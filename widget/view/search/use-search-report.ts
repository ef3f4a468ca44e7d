import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrubWords } from '../../../api/contract/texts/scrub-words.ts';
import type { FaqMatch, FaqSearch } from '../../flow/search/faq-search.ts';
import { useChat } from '../chat-context.ts';

interface Asked {
  typed: string;
  matches: readonly FaqMatch[] | undefined;
}

/** Fewer letters do not count as a search. */
const leastLetters = 2;

/**
 * Reports each search once: when a result is chosen, when the words are deleted or replaced, and when the field is removed
 * or the page is hidden. Returns a function that ends the search, with the id of the chosen FAQ.
 *
 * @param search if it changes, the same words may have other matches
 * @param matches undefined if the typed words are not a search
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words or another search function start a new search.
  useLayoutEffect(() => {
    if (typed.length < leastLetters) end();
    // Deleting letters one by one continues the same search.
    else if (!asked.current?.typed.slice(0, -1).startsWith(typed))
      asked.current = { typed, matches };
  }, [typed, search]);

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
