import { type ChangeEvent, useRef, useState } from 'react';
import { filterIpCharacters } from './filter-ip-characters.ts';

/**
 * Strips the field and remembers what was dropped. A pasted `103.20.30.1/8` becomes the address of somebody else, so the
 * first submission after that asks to read it again.
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
    strip({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { inputType } = nativeEvent as InputEvent;
      const isJoined = dropsInside(target.value);
      const removed = filterIpCharacters(target, inputType === 'insertFromPaste');
      // A single letter in the middle changes nothing once it is dropped.
      if (isJoined && target.value !== before.current) isUnread.current = true;
      before.current = target.value;
      // An empty field begins again.
      const isEmpty = target.value === '';
      if (isEmpty) isUnread.current = false;
      setDropped((known) => (isEmpty ? [] : [...new Set([...known, ...removed])]));
    },
  };
}

/** Whether characters in the middle are removed, which joins their neighbours. */
function dropsInside(typed: string): boolean {
  const betweenKept = typed.split(/[\d.]/).slice(1, -1);
  return betweenKept.some((dropped) => dropped !== '');
}
