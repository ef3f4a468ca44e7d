import { diffArrays } from 'diff';

/** A part of two texts: the same in both, or what one of them has instead of the other's. */
export interface TextPart {
  shared: string;
  own: string;
}

/** Texts with more different words and marks than this have too little in common. */
const editsMax = 100;

/** An address, a name in braces, a number with its spaces and separators, a word, or one other character. */
const tokenPattern =
  /https?:\/\/[^\s<>"'()[\]{}*]+|(?:tel|mailto):|\{[a-z][a-z\d_]{0,39}\}|\d+(?:[ .,:/-]\d+)*|[\p{L}\p{M}\p{N}]+(?:[.@_'’/-][\p{L}\p{M}\p{N}]+)*|[\s\S]/gu;
const wordStart = /^(?:[\p{L}\p{M}\p{N}]|tel:|mailto:)/u;

/** The equal and the different parts of two texts in their order; undefined for texts with little in common. */
export function alignTexts(shared: string, own: string): TextPart[] | undefined {
  if (shared === own) return [{ shared, own }];
  const changes = diffArrays(tokensOf(shared), tokensOf(own), { maxEditLength: editsMax });
  if (changes === undefined) return undefined;
  const parts: Tokens[] = [];
  for (const { value, added, removed } of changes) {
    const isEqual = !added && !removed;
    const part = { isEqual, shared: added ? [] : value, own: removed ? [] : value };
    const last = parts.at(-1);
    if (last === undefined || last.isEqual !== isEqual) parts.push(part);
    else parts.splice(-1, 1, joinTokens(last, part));
  }
  joinNames(parts);
  for (let at = 0; at < parts.length; at += 1) takeNeighbour(parts, at);
  return parts.map(({ shared, own }) => ({ shared: shared.join(''), own: own.join('') }));
}

/**
 * What the own text has at a place of the shared text; undefined if the place begins or ends inside of a different
 * part.
 */
export function ownTextAt(
  parts: readonly TextPart[],
  start: number,
  end: number,
): string | undefined {
  let at = 0;
  let found = '';
  for (const { shared, own } of parts) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, shared.length)];
    at += shared.length;
    if (from >= to) {
      // What only the own text has belongs to the place around it.
      const isInside = shared === '' && start < at && at < end;
      if (isInside) found += own;
    } else if (shared === own) found += own.slice(from, to);
    else if (from === 0 && to === shared.length) found += own;
    else return undefined;
  }
  return found;
}

interface Tokens {
  isEqual: boolean;
  shared: string[];
  own: string[];
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

/** Makes a name of several words one part. */
function joinNames(parts: Tokens[]): void {
  for (let at = 0; at + 2 < parts.length; ) {
    const [one, between, other] = parts.slice(at, at + 3);
    const isName = between?.isEqual && between.shared.join('') === ' ' && isOfLetters(one, other);
    if (isName && one && other)
      parts.splice(at, 3, ...withoutEqualEnd(joinTokens(one, between, other)));
    else at += 1;
  }
}

/** Splits a part whose last tokens are equal: with another number of words, its last space is both. */
function withoutEqualEnd({ shared, own }: Tokens): Tokens[] {
  let equal = 0;
  while (shared.at(-1 - equal) !== undefined && shared.at(-1 - equal) === own.at(-1 - equal))
    equal += 1;
  const [isCut, end] = [equal > 0, shared.slice(shared.length - equal)];
  const part = {
    isEqual: false,
    shared: shared.slice(0, shared.length - equal),
    own: own.slice(0, own.length - equal),
  };
  return isCut ? [part, equalTokens(end)] : [part];
}

function isOfLetters(...parts: (Tokens | undefined)[]): boolean {
  return parts.every(
    (part) =>
      part && [...part.shared, ...part.own].every((token) => /^(?:[\p{L} ]|\{[a-z])/u.test(token)),
  );
}

/**
 * A word needs a value on both sides, without spaces around it. So a different part that has none gets the equal word
 * behind it, or the one before it.
 */
function takeNeighbour(parts: Tokens[], at: number): void {
  const part = parts[at];
  if (part === undefined || part.isEqual || [part.shared, part.own].every(isWhole)) return;
  const [before, behind] = [parts[at - 1], parts[at + 1]];
  const taken = behind && tokensToWord(behind.shared);
  if (behind && taken) {
    const rest = behind.shared.slice(taken.length);
    const joined = joinTokens(part, equalTokens(taken));
    const isLast = rest.length === 0;
    const next = isLast ? parts[at + 2] : undefined;
    const whole = next ? joinTokens(joined, next) : joined;
    parts.splice(at, next ? 3 : 2, whole, ...(isLast ? [] : [equalTokens(rest)]));
    return;
  }
  const last = before && tokensToWord(before.shared.toReversed())?.reverse();
  if (!before || !last) return;
  const rest = before.shared.slice(0, before.shared.length - last.length);
  parts.splice(at - 1, 2, equalTokens(rest), joinTokens(equalTokens(last), part));
}

/** The tokens up to the first word in the same line; undefined without one. */
function tokensToWord(tokens: readonly string[]): string[] | undefined {
  const at = tokens.findIndex((token) => token === '\n' || wordStart.test(token));
  return at === -1 || tokens[at] === '\n' ? undefined : tokens.slice(0, at + 1);
}

function isWhole(tokens: readonly string[]): boolean {
  const text = tokens.join('');
  return text !== '' && text.trim() === text;
}

function equalTokens(tokens: string[]): Tokens {
  return { isEqual: true, shared: tokens, own: tokens };
}

function joinTokens(...parts: readonly Tokens[]): Tokens {
  return {
    isEqual: parts.every(({ isEqual }) => isEqual),
    shared: parts.flatMap(({ shared }) => shared),
    own: parts.flatMap(({ own }) => own),
  };
}
