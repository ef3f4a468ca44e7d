import type { MessageFormat } from './answer-message.ts';
import { escapeAttribute } from './escape-attribute.ts';

/** For programs that take formatted text, such as mail. The whole of an answer is escaped. */
export const htmlFormat: MessageFormat = {
  gap: '<br><br>',
  text: (words) => escapeAttribute(words).replaceAll('\n', '<br>'),
  bold: (inner) => `<b>${inner}</b>`,
  link: (words, href) => `<a href="${escapeAttribute(href)}">${escapeAttribute(words)}</a>`,
  list(start, items) {
    const tag = start === undefined ? 'ul' : 'ol';
    const first = start === undefined || start === 1 ? '' : ` start="${start}"`;
    // The line breaks at the end of an item are those of the text.
    const lines = items.map((item) => `<li>${withoutBreaks(item)}</li>`);
    return `<${tag}${first}>${lines.join('')}</${tag}>`;
  },
};

/** Without the line breaks at its end. A regular expression would try each of many breaks in the middle. */
function withoutBreaks(html: string): string {
  let end = html.length;
  while (html.endsWith('<br>', end)) end -= '<br>'.length;
  return html.slice(0, end);
}
