import { messages } from '../../../../api/copy/messages.ts';

const gap = '\0';

type Words = string | ((...filled: string[]) => string) | Readonly<Record<string, string>>;

/** A pattern of each message, which matches any value of its parameters. */
const known = (Object.values(messages) as Words[]).flatMap((words) => {
  if (typeof words === 'function') return words(gap, gap, gap);
  return typeof words === 'string' ? words : Object.values(words);
});
const fixed = new Set(known);
const filled = known
  .filter((message) => message.includes(gap) || message.includes('NaN'))
  .map((message) => longestOf(message.split(/\0|NaN menit/)));

/** Whether the server's own texts contain the message. Messages of libraries are English and may reveal internals. */
export function isOwnMessage(message: string): boolean {
  return fixed.has(message) || filled.some((piece) => message.includes(piece));
}

function longestOf(pieces: readonly string[]): string {
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}
