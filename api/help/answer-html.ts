import { html } from 'hono/html';
import { openableHref } from '../contract/texts/answer-links.ts';
import { type AnswerInline, parseAnswer, plainAnswer } from '../contract/texts/answer-markup.ts';

/** Part of a page. Hono escapes texts in it, also in attributes, which must all be in double quotes. */
export type Html = ReturnType<typeof html>;
type Content = Html | string;

/** An answer as paragraphs and lists. */
export function answerHtml(answer: string): Html[] {
  return parseAnswer(answer).flatMap((block) => {
    if (block.type === 'paragraph') {
      const content = withoutBlankEnds(block.content);
      return content.length === 0 ? [] : html`<p>${inlines(content)}</p>`;
    }
    const items = block.items.map((item) => html`<li>${inlines(withoutBlankEnds(item))}</li>`);
    return block.start === undefined
      ? html`<ul>${items}</ul>`
      : html`<ol start="${block.start}">${items}</ol>`;
  });
}

/** The beginning of an answer, without its marks and in one line. */
export function firstWords(answer: string | null, maxLength: number): string {
  const words = plainAnswer(answer ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  // Without a space near the end, half of a surrogate pair may be left.
  const whole = space > maxLength / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '');
  // Without the number or the bullet of an item that is not shown.
  return `${whole.replace(/(?:\s+\d+\.|[\s.,:;•-])+$/, '')}…`;
}

/** A link that a person typed, or only its text if a page may not open the address. */
export function typedLink(href: string, text: Content): Content {
  const address = openableHref(href);
  if (address === undefined) return text;
  return html`<a href="${address}" rel="noopener noreferrer">${text}</a>`;
}

function inlines(parts: readonly AnswerInline[]): Content[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return withBreaks(part);
    return 'bold' in part ? html`<b>${inlines(part.bold)}</b>` : typedLink(part.href, part.text);
  });
}

/** Without style sheets, such as in lynx, only an element breaks a line. */
function withBreaks(text: string): Content[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? line : [html`<br>`, line]));
}

function withoutBlankEnds(parts: readonly AnswerInline[]): AnswerInline[] {
  const trimmed = parts.map((part, index) => {
    if (typeof part !== 'string') return part;
    const start = index === 0 ? part.trimStart() : part;
    return index === parts.length - 1 ? start.trimEnd() : start;
  });
  return trimmed.filter((part) => part !== '');
}
