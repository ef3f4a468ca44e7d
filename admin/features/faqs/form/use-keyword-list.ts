import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { keywordsMax } from '../../../../api/contract/limits.ts';
import { splitKeywords } from '../../../../api/contract/texts/keywords.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faq-keywords.ts';
import { addKeywords, findKeywordProblem, type KeywordList } from './keyword-list.ts';

/** Handles the keys, the clipboard and the buttons of the keywords field. */
export function useKeywordList(value: KeywordList, onChange: (value: KeywordList) => void) {
  /** The text that is announced to screen readers. */
  const [status, setStatus] = useState('');
  /** Why the typed text could not be added. */
  const [problem, setProblem] = useState<string>();

  const add = (typed: string) => {
    const next = addKeywords(value, typed);
    const added = next.list.slice(value.list.length);
    const wanted = splitKeywords(typed);
    onChange(next);
    setProblem(next.typed === '' ? undefined : findKeywordProblem(next));
    if (added.length > 0) setStatus(copy.added(added, next.list.length, keywordsMax));
    else setStatus(next.typed === '' && wanted[0] !== undefined ? copy.known(wanted[0]) : '');
  };
  const remove = (at: number) => {
    const list = value.list.filter((_, index) => index !== at);
    onChange({ ...value, list });
    setProblem(undefined);
    setStatus(copy.removed(value.list[at] ?? '', list.length, keywordsMax));
  };

  return {
    status,
    problem,
    remove,
    type(typed: string) {
      // On phones a comma may not cause a key event of its own.
      if (/[,|]/.test(typed)) return add(typed);
      setProblem(undefined);
      onChange({ ...value, typed });
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text');
      if (splitKeywords(pasted).length < 2) return;
      // The field would join the pasted lines.
      event.preventDefault();
      add(`${value.typed},${pasted}`);
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      const { key, nativeEvent } = event;
      const isSent = event.ctrlKey || event.metaKey;
      if (key === 'Enter' && !nativeEvent.isComposing && !isSent) {
        // Enter would submit the form, but the user wants to type the next keyword.
        event.preventDefault();
        add(value.typed);
      }
      // If the key is held, it deletes the typed text but no keyword after that.
      if (key === 'Backspace' && value.typed === '' && value.list.length > 0 && !event.repeat) {
        event.preventDefault();
        remove(value.list.length - 1);
      }
    },
  };
}
