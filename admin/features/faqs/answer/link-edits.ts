import { cleanAddress, resolveAddress } from '../../../../api/contract/address.ts';
import {
  type AnswerInline,
  parseInlines,
  plainAnswer,
} from '../../../../api/contract/texts/answer-markup.ts';
import { asOneWord } from '../../../../api/contract/texts/link-source.ts';
import type { Selected } from './answer-edits.ts';

/** A link and its position in the text. */
export interface EditedLink {
  start: number;
  end: number;
  text: string;
  address: string;
}

/** Returns the link that contains the selection, or a new one that would replace the selection. */
export function linkAt(selected: Selected): EditedLink {
  const { text, start, end } = selected;
  const found = findLink(parseInlines(text), 0, selected);
  if (found) return found;
  const words = plainAnswer(text.slice(start, end)).replace(/\s+/g, ' ').trim();
  const isAddress = /^(https?:|www\.)\S+$/i.test(words);
  return { start, end, text: isAddress ? '' : words, address: isAddress ? words : '' };
}

/**
 * Returns the URL for a typed address. It also accepts a page without `https://`, a phone number or an email address.
 */
export function linkAddress(typed: string): string | undefined {
  const clean = cleanAddress(typed);
  const phone = clean.replace(/^tel:/i, '').replace(/[\s()-]/g, '');
  if (/^\+?\d{5,}$/.test(phone)) return `tel:${phone}`;
  if (/^(mailto:)?[^\s@:/<>"'()]+@[^\s@:/<>"'()]+$/i.test(clean))
    return `mailto:${clean.replace(/^mailto:/i, '')}`;
  if (resolveAddress(clean) === undefined) return undefined;
  if (/^https?:/i.test(clean)) return asOneWord(clean);
  // A single word is not an address.
  return /^[^/?#]+\.[^/?#]/.test(clean) ? asOneWord(`https://${clean}`) : undefined;
}

function findLink(
  parts: readonly AnswerInline[],
  from: number,
  selected: Selected,
): EditedLink | undefined {
  let at = from;
  for (const part of parts) {
    const end = at + lengthOf(part, at, selected.text);
    const isAround = at <= selected.start && selected.start < end && selected.end <= end;
    if (isAround && typeof part === 'object') {
      if ('bold' in part) return findLink(part.bold, at + 2, selected);
      const isBare = part.text === part.href;
      return { start: at, end, text: isBare ? '' : part.text, address: part.href };
    }
    at = end;
  }
  return undefined;
}

/** Returns the length of a part with its marks. */
function lengthOf(part: AnswerInline, at: number, text: string): number {
  if (typeof part === 'string') return part.length;
  if ('href' in part)
    return text[at] === '[' ? `[${part.text}](${part.href})`.length : part.href.length;
  let end = at + 2;
  for (const inner of part.bold) end += lengthOf(inner, end, text);
  return end + 2 - at;
}
