import { type ChangeEvent, useRef, useState } from 'react';

/**
 * Removes invalid characters from the field and stores which ones were removed. A pasted `103.20.30.1/8` becomes a
 * different address (`103.20.30.18`), so the first submission after that asks the user to check it.
 */
export function useDroppedCharacters() {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const before = useRef('');
  const isUnread = useRef(false);
  return {
    dropped,
    isUnread: () => isUnread.current,
    markRead() {
      isUnread.current = false;
    },
    /** Forgets the removed characters, because the field has another text now. */
    forget() {
      before.current = '';
      isUnread.current = false;
      setDropped([]);
    },
    strip({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { inputType, data } = nativeEvent as InputEvent;
      // Nothing is left of what was typed before, so neither are its warnings.
      const isFresh = target.value === '' || target.value === data;
      const isJoined = dropsInside(target.value);
      const removed = filterIpCharacters(target, inputType === 'insertFromPaste');
      // A single typed letter in the middle leaves the address as it was before.
      if (isFresh) isUnread.current = false;
      if (isJoined && target.value !== before.current) isUnread.current = true;
      before.current = target.value;
      setDropped((known) => [...new Set([...(isFresh ? [] : known), ...removed])]);
    },
  };
}

/** Whether characters in the middle are removed, so that their neighbours are joined. */
function dropsInside(typed: string): boolean {
  const betweenAllowed = typed.split(/[\d.]/).slice(1, -1);
  return betweenAllowed.some((dropped) => dropped !== '');
}

/** Returns only the digits and dots of a text (spec, section 2). */
export function ipCharacters(typed: string): string {
  return typed.replace(/[^\d.]/g, '');
}

/**
 * Removes all other characters from the field without moving the caret.
 *
 * @param isPasted a pasted address often has spaces around it, which are not reported.
 * @returns the removed characters, each once.
 */
export function filterIpCharacters(input: HTMLInputElement, isPasted: boolean): string[] {
  const typed = input.value;
  const filtered = ipCharacters(typed);
  if (filtered === typed) return [];
  const caret = ipCharacters(typed.slice(0, input.selectionStart ?? undefined)).length;
  input.value = filtered;
  input.setSelectionRange(caret, caret);
  return [...new Set((isPasted ? typed.trim() : typed).replace(/[\d.]/g, ''))];
}
