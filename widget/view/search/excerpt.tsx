import type { ReactNode } from 'react';
import { plainAnswer } from '../../../api/contract/texts/answer-markup.ts';

/** In characters. One line of a wide panel shows fewer. */
const lengthMax = 99;
/** Fewer characters would leave much of the line empty; with more, a panel of 360 px would cut the found word at its end. */
const lengthMin = 35;

/** An answer from the first of the typed words on, all of them marked; its beginning if it has none. */
export function Excerpt({ answer, text }: { answer: string; text: string }) {
  const plain = plainAnswer(answer).replace(/\s+/g, ' ');
  const words = RegExp(`\\b(${text.match(/[\p{L}\p{N}]{3,}/gu)?.join('|') || '$^'})`, 'i');
  // From the beginning of a word.
  const start = plain.lastIndexOf(' ', Math.min(plain.search(words), plain.length - lengthMin)) + 1;
  const parts: ReactNode[] = plain.slice(start, start + lengthMax).split(words);
  return (
    // The combobox reads the question only.
    <small aria-hidden="true">
      {start > 0 && '…'}
      {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order. */}
      {parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}
    </small>
  );
}
