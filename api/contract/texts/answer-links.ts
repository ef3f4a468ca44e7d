import { resolveAddress } from '../address.ts';
import { type AnswerInline, type AnswerLink, parseInlines } from './answer-markup.ts';

/** Whether a link of an answer has a username, such as `https://bank.example@evil.example`. */
export function hasUserInLink(answer: string): boolean {
  return linksOf(parseInlines(answer)).some(({ href }) => /^https?:\/*[^/?#\\]*@/i.test(href));
}

/** Whether a link's text is an address of another host than the one that the link leads to. */
export function isMisleadingLink({ text, href }: AnswerLink): boolean {
  const words = text.trim();
  const shown = /^(?:https?:\/\/)?[^\s/?#@]+\.[a-z]/i.test(words)
    ? resolveAddress(words)
    : undefined;
  const real = resolveAddress(href);
  return href !== '' && shown !== undefined && hostOf(shown) !== hostOf(real);
}

function hostOf(url: URL | undefined): string | undefined {
  return url?.hostname.replace(/^www\./, '');
}

function linksOf(parts: readonly AnswerInline[]): AnswerLink[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'bold' in part ? linksOf(part.bold) : [part];
  });
}
