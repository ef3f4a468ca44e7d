import { createElement, Fragment, type ReactNode } from 'react';
import { type AnswerInline, parseAnswer } from '../../api/contract/answer-markup.ts';

/** An answer as elements, never as HTML. The style sheet preserves its line breaks. */
export function AnswerText({ text }: { text: string }) {
  // The parts are arguments instead of arrays, which would need keys. An answer never changes its parts.
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
