import { type AddressFault, findAddressFault, resolveAddress } from '../address.ts';
import { type AnswerInline, type AnswerLink, parseInlines } from './answer-markup.ts';

/** `user` is a link with a username, such as `https://bank.example@evil.example`. */
export type AnswerLinkFault = Exclude<AddressFault, 'other'> | 'user';

/** Why an answer is refused. Other addresses are not: they may become good ones when their words are filled in. */
export function findAnswerLinkFault(answer: string): AnswerLinkFault | undefined {
  for (const { href } of linksOf(parseInlines(answer))) {
    if (/^https?:\/*[^/?#\\]*@/i.test(href)) return 'user';
    const fault = findAddressFault(href);
    if (fault !== undefined && fault !== 'other') return fault;
  }
  return undefined;
}

/** The address of a link, if a page may open it. Pages that are written as texts put it into a quoted attribute. */
export function openableHref(href: string): string | undefined {
  return /^(?:tel|mailto):/i.test(href) ? href : resolveAddress(href)?.href;
}

/** Whether a link's text is an address of another host than the one that the link leads to. */
export function isMisleadingLink({ text, href }: AnswerLink): boolean {
  const words = text.trim();
  const isAddress = /^(?:https?:\/\/)?[^\s/?#@]+\.[a-z]/i.test(words) && !/\s/.test(words);
  return href !== '' && isAddress && hostOf(words) !== hostOf(href);
}

function hostOf(address: string): string | undefined {
  return resolveAddress(address)?.hostname.replace(/^www\./, '');
}

function linksOf(parts: readonly AnswerInline[]): AnswerLink[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'bold' in part ? linksOf(part.bold) : [part];
  });
}
