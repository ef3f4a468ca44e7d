import { diffArrays } from 'diff';

/** A place of the library's text where another text has something else. */
export interface TextChange {
  start: number;
  end: number;
  own: string;
}

/** Texts with more different words and marks than this have too little in common. */
const editsMax = 100;

/** An address, a name in braces, a number with its spaces and separators, a word, or one other character. */
const tokenPattern =
  /https?:\/\/[^\s<>"'()[\]{}*]+|(?:tel|mailto):|\{[a-z][a-z\d_]{0,39}\}|\d+(?:[ .,:/-]\d+)*|[\p{L}\p{M}\p{N}]+(?:[.@_'’/-][\p{L}\p{M}\p{N}]+)*|[\s\S]/gu;
const wordStart = /^[\p{L}\p{M}\p{N}]/u;
/** A word, an address, a name in braces or a space. */
const nameToken = /^(?:[\p{L} ]|\{[a-z])/u;

/** Where another text differs from the library's, in order; undefined for texts with little in common. */
export function alignTexts(shared: string, own: string): TextChange[] | undefined {
  if (shared === own) return [];
  const parts = diffArrays(tokensOf(shared), tokensOf(own), { maxEditLength: editsMax });
  if (parts === undefined) return undefined;
  const changes: TextChange[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    const change = { start: at, end: added ? at : at + text.length, own: added ? text : '' };
    at = change.end;
    if (!added && !removed) continue;
    const last = changes.at(-1);
    if (last?.end === change.start) changes.splice(-1, 1, join(shared, last, change));
    else changes.push(change);
  }
  return takeNeighbours(shared, joinNames(shared, changes));
}

/** What the other text has at a place of the library's; undefined if the place begins or ends inside of a change. */
export function ownTextAt(
  shared: string,
  changes: readonly TextChange[],
  start = 0,
  end = shared.length,
): string | undefined {
  let found = '';
  let from = start;
  for (const change of changes) {
    // What only the other text has belongs to the place around it.
    if (change.start >= end || change.end <= start) continue;
    if (change.start < start || change.end > end) return undefined;
    found += shared.slice(from, change.start) + change.own;
    from = change.end;
  }
  return found + shared.slice(from, end);
}

function tokensOf(text: string): string[] {
  return (text.match(tokenPattern) ?? []).flatMap((token) => {
    if (!token.startsWith('http')) return token;
    // The punctuation behind an address is not a part of it.
    let end = token.length;
    while ('.,;:!?'.includes(token.charAt(end - 1))) end -= 1;
    return [token.slice(0, end), ...token.slice(end)];
  });
}

/** Makes a name of several words one change. */
function joinNames(shared: string, changes: readonly TextChange[]): TextChange[] {
  const joined: TextChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const both = last && join(shared, last, change);
    const isName =
      last &&
      both &&
      shared.slice(last.end, change.start) === ' ' &&
      tokensOf(`${shared.slice(both.start, both.end)} ${both.own}`).every((token) =>
        nameToken.test(token),
      );
    if (!isName) joined.push(change);
    // With another number of words, the last space is a part of both.
    else if (shared[both.end - 1] === ' ' && both.own.endsWith(' '))
      joined.splice(-1, 1, { ...both, end: both.end - 1, own: both.own.slice(0, -1) });
    else joined.splice(-1, 1, both);
  }
  return joined;
}

/**
 * A word needs a value on both sides, without spaces around it. So a change that has none gets the equal word behind it, or
 * the one before it.
 */
function takeNeighbours(shared: string, changes: readonly TextChange[]): TextChange[] {
  const taken: TextChange[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    let change = changes[at] as TextChange;
    if (![shared.slice(change.start, change.end), change.own].every(isWhole)) {
      const next = changes[at + 1];
      const behind = toWord(tokensOf(shared.slice(change.end, next?.start)));
      const before = toWord(tokensOf(shared.slice(taken.at(-1)?.end ?? 0, change.start)).reverse());
      if (behind) {
        const end = change.end + behind;
        const isLast = next?.start === end;
        change = join(shared, change, isLast ? next : { start: end, end, own: '' });
        if (isLast) at += 1;
      } else {
        const start = change.start - before;
        change = join(shared, { start, end: start, own: '' }, change);
      }
    }
    taken.push(change);
  }
  return taken;
}

/** The length of the tokens up to the first word in the same line; 0 without one. */
function toWord(tokens: readonly string[]): number {
  const at = tokens.findIndex((token) => token === '\n' || wordStart.test(token));
  return tokens[at] === '\n' ? 0 : tokens.slice(0, at + 1).join('').length;
}

function isWhole(text: string): boolean {
  return text !== '' && text.trim() === text;
}

function join(shared: string, one: TextChange, other: TextChange): TextChange {
  const own = one.own + shared.slice(one.end, other.start) + other.own;
  return { start: one.start, end: other.end, own };
}
