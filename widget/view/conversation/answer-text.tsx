import { createElement, Fragment, type ReactNode } from 'react';
import { type AnswerInline, parseAnswer } from '../../../api/contract/texts/answer-markup.ts';

/** Renders an answer as elements, never as HTML. The style sheet preserves line breaks. */
export function AnswerText({ text }: { text: string }) {
  // Pass the parts as arguments: arrays would need keys, and the parts of an answer never change.
  const parts = parseAnswer(text).flatMap((block) =>
    block.type === 'list'
      ? createElement(
          block.start === undefined ? 'ul' : 'ol',
          { start: block.start },
          ...block.items.map((item) => createElement('li', null, ...inlines(item))),
        )
      : inlines(block.content),
  );
  return createElement(Fragment, null, ...parts);
}

function inlines(parts: readonly AnswerInline[]): ReactNode[] {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : 'bold' in part ? (
      createElement('b', null, ...inlines(part.bold))
    ) : (
      // biome-ignore lint/correctness/useJsxKeyInIterable: the parts become arguments, see above.
      <a href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
}
