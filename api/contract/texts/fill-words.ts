/**
 * 'Kata isian': a name in braces in a question or an answer, such as `{nomor_cs}`, that each website replaces by its own
 * value. docs/answers.md describes it.
 */
import { resolveAddress } from '../address.ts';
import { filledPerTextMax } from '../limits.ts';
import { parseAnswer, parseInlines } from './answer-markup.ts';

/** The values by their names. A blank value counts as none. */
export type FillWords = Record<string, string>;

/** A word of a website, in the form for admins. */
export interface FillWord {
  name: string;
  /** The website's own value; `null` if it has none. In the library it is the default of all websites. */
  value: string | null;
  /** The library's value, which is shown without an own value. */
  default: string | null;
  /** Number of the website's FAQs that contain the word. */
  uses: number;
}

/** `GET /api/websites/{id}/words`. `PUT /api/websites/{id}/settings` writes them. */
export interface WebsiteWords {
  /** The version of the website's settings. */
  version: number;
  /** By name: the website's own, those of the library, and those of other websites or of `starterWords` that its FAQs contain. */
  words: FillWord[];
}

const wholeName = /^[a-z][a-z\d_]{0,39}$/;
const inBraces = /\{([a-z][a-z\d_]{0,39})\}/g;

export function isFillName(typed: string): boolean {
  return wholeName.test(typed);
}

/** The names in the braces of a text, whether or not there are such words. */
export function namesInBraces(text: string): Set<string> {
  return new Set([...text.matchAll(inBraces)].flatMap(([, found]) => found ?? []));
}

/**
 * Replaces the words that have a value, at most `filledPerTextMax`. Other braces stay, and the values are not searched for
 * braces again. Braces also stay where a value would make a link lead to another host than the text says.
 */
export function fillIn(text: string, words: FillWords): string {
  if (!text.includes('{')) return text;
  let left = filledPerTextMax;
  return text.replace(/\S+/g, (part) => {
    if (left === 0 || !part.includes('{')) return part;
    const used: string[] = [];
    const filled = part.replace(inBraces, (braces, found) => {
      const value = valueIn(words, found);
      if (value === undefined || left === 0) return braces;
      left -= 1;
      used.push(value);
      return value;
    });
    return !filled.includes('//') || keepsHosts(part, filled, used) ? filled : part;
  });
}

/** `https://bank.example{at}` must not become a link to `https://bank.example@evil.example`. */
function keepsHosts(part: string, filled: string, used: readonly string[]): boolean {
  if (hasUser(filled)) return false;
  const written = [part.replace(inBraces, ''), ...used].flatMap(hostsIn);
  // The text leaves the host to the website.
  const isLeft = authoritiesIn(part).some((authority) => wordAsHost.test(authority));
  const left = isLeft ? used.flatMap((value) => hostsIn(`https://${value}`)) : [];
  return hostsIn(filled).every(
    (host) =>
      left.includes(host) || written.some((known) => host === known || host.endsWith(`.${known}`)),
  );
}

const wordAsHost = /^\{[a-z][a-z\d_]{0,39}\}(?![\w.{-])/;

/** What stands between `//` and the path in each address. */
function authoritiesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([^\s<>"'/?#]*)/gi)].map(([, authority = '']) => authority);
}

/** Browsers read a backslash as a slash, other programs do not. */
function hasUser(text: string): boolean {
  return authoritiesIn(text).some((authority) => /[@\\]/.test(authority));
}

function hostsIn(text: string): string[] {
  return authoritiesIn(text).flatMap((authority) => {
    const [host = ''] = authority.split(/[[\]]/);
    let end = host.length;
    // Punctuation and marks behind the address.
    while ('.,;:!?)}*'.includes(host.charAt(end - 1)) && end > 0) end -= 1;
    const labels = resolveAddress(host.slice(0, end))?.hostname.split('.') ?? [];
    return labels.filter((label) => label !== '').join('.') || [];
  });
}

/** A word's value; undefined without one. */
export function valueIn(words: FillWords, key: string): string | undefined {
  // `{constructor}` is a name, too.
  return (Object.hasOwn(words, key) && words[key]) || undefined;
}

/** Whether the website's FAQs contain the word, but it has neither a value nor a default: visitors read its braces. */
export function lacksValue({ value, default: byDefault, uses }: FillWord): boolean {
  return value === null && byDefault === null && uses > 0;
}

/**
 * Why a value is refused; undefined for a good one. A value is plain text or one address with https. Marks and braces
 * are refused: together with the text around them, they could make another link than the one that was written.
 */
export function findValueFault(value: string): 'marks' | 'link' | undefined {
  if (/[*[\]{}<>]/.test(value)) return 'marks';
  if (looksLikeLink(value)) return isWholeLink(value) ? undefined : 'link';
  return parseAnswer(value)[0]?.type === 'list' ? 'marks' : undefined;
}

/** `CS: 0812` and `08:00` are texts. */
function looksLikeLink(value: string): boolean {
  return (
    /:\/\/|javascript ?:/i.test(value) ||
    /^(?:\/\/|www\.|tel:(?=\S)|[a-z][a-z\d+.-]*:(?=[^\s\d]))/i.test(value)
  );
}

/** Whether the bot shows the whole text as one link, also inside `[text](...)`. */
function isWholeLink(value: string): boolean {
  const [link] = parseInlines(value);
  const isWhole = typeof link === 'object' && 'href' in link && link.href === value;
  const isPlain = !/[()\\]/.test(value) && !hasUser(value);
  return isWhole && isPlain && resolveAddress(value) !== undefined;
}
