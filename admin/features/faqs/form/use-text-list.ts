import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { addTexts, findTextProblem, type TextList, type TextListKind } from './text-list.ts';

/** Handles the keys, the clipboard and the buttons of the field of a list. */
export function useTextList(
  value: TextList,
  kind: TextListKind,
  onChange: (value: TextList) => void,
) {
  const { copy, max, separators, split } = kind;
  /** The text that is announced to screen readers. */
  const [status, setStatus] = useState('');
  /** Why the typed text could not be added. */
  const [problem, setProblem] = useState<string>();

  const add = (typed: string) => {
    const next = addTexts(value, typed, kind);
    const added = next.list.slice(value.list.length);
    const wanted = split(typed);
    onChange(next);
    setProblem(next.typed === '' ? undefined : findTextProblem(next, kind));
    if (added.length > 0) setStatus(copy.added(added, next.list.length, max));
    else setStatus(next.typed === '' && wanted[0] !== undefined ? copy.known(wanted[0]) : '');
  };
  const remove = (at: number) => {
    const list = value.list.filter((_, index) => index !== at);
    onChange({ ...value, list });
    setProblem(undefined);
    setStatus(copy.removed(value.list[at] ?? '', list.length, max));
  };

  return {
    status,
    problem,
    remove,
    type(typed: string) {
      // On phones a comma may not cause a key event of its own.
      if (separators.test(typed)) return add(typed);
      setProblem(undefined);
      onChange({ ...value, typed });
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text');
      if (split(pasted).length < 2) return;
      // The field would join the pasted lines.
      event.preventDefault();
      add(`${value.typed}|${pasted}`);
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      const { key } = event;
      const isSent = event.ctrlKey || event.metaKey;
      // 229 is the Enter that ends the composition of a word. Keyboards of phones send another one while a word is composed.
      if (key === 'Enter' && event.keyCode !== 229 && !isSent) {
        // Enter would submit the form, but the user wants to type the next text.
        event.preventDefault();
        add(value.typed);
      }
      // If the key is held, it deletes the typed text but no other after that.
      if (key === 'Backspace' && value.typed === '' && value.list.length > 0 && !event.repeat) {
        event.preventDefault();
        remove(value.list.length - 1);
      }
    },
  };
}
