import { createElement, Fragment, type ReactNode } from 'react';
import {
  type AnswerInline,
  parseAnswer,
  parseInlines,
} from '../../api/contract/texts/answer-markup.ts';
import { MarkedText } from './marked-text.tsx';

interface AnswerTextProps {
  text: string;
  /** Words to highlight, folded by `wordsOf`. */
  words?: readonly string[] | undefined;
  /**
   * For a text that is cut after some lines. It contains no lists and no links, because the focus could reach an
   * invisible link.
   */
  isCut?: boolean | undefined;
}

/** Shows an answer as visitors see it. It renders elements, never HTML. Its container must preserve line breaks. */
export function AnswerText({ text, words = [], isCut = false }: AnswerTextProps) {
  const parts = isCut
    ? inlines(parseInlines(text), words, isCut)
    : parseAnswer(text).flatMap((block) =>
        block.type === 'list'
          ? createElement(
              block.start === undefined ? 'ul' : 'ol',
              {
                start: block.start,
                className: `pl-6 ${block.start === undefined ? 'list-disc' : 'list-decimal'}`,
              },
              ...block.items.map((item) => createElement('li', null, ...inlines(item, words))),
            )
          : inlines(block.content, words),
      );
  return createElement(Fragment, null, ...parts);
}

function inlines(
  parts: readonly AnswerInline[],
  words: readonly string[],
  isCut = false,
): ReactNode[] {
  const marked = (text: string) =>
    words.length === 0 ? text : createElement(MarkedText, { text, words });
  return parts.map((part) => {
    if (typeof part === 'string') return marked(part);
    if ('bold' in part) return createElement('b', null, ...inlines(part.bold, words, isCut));
    const className = 'text-accent-text underline underline-offset-2';
    if (isCut) return createElement('span', { className }, marked(part.text));
    const link = { href: part.href, target: '_blank', rel: 'noopener noreferrer', className };
    return createElement('a', link, marked(part.text));
  });
}
