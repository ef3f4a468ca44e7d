import { asOneWord } from './link-edits.ts';
import { marksOfRuns, type Run } from './marks-of-runs.ts';

interface Line {
  /** The start of the line: `1. `, `- `, or spaces in a continuation line of an item. */
  start: string;
  runs: Run[];
}

interface Context {
  isBold: boolean;
  href: string | undefined;
  keepsBreaks: boolean;
  isInItem: boolean;
  /** The list around the node: the next number, or undefined for bullets. */
  list: { number: number | undefined } | undefined;
}

const hidden = 'script, style, head, title, meta, template, noscript, svg, select, textarea';
const blocks =
  'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, tr, table, section, article, header, footer, blockquote, pre, dt, dd, hr';
const linkAddress = /^(https?:\/\/|tel:|mailto:)\S/i;

const styleAttribute = 'data-style';

/** Converts HTML to text with marks for its bold parts, lists and links. Undefined if the HTML has none of these. */
export function marksOfHtml(html: string): string | undefined {
  // `DOMParser` runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(withoutReported(html), 'text/html');
  // Word and Google Docs write blank lines as empty paragraphs; web pages use margins.
  const hasMargins = !/mso-|docs-internal-guid/i.test(html);
  const lines: Line[] = [{ start: '', runs: [] }];
  let hasMarks = false;

  const last = () => lines.at(-1) as Line;
  const breakLine = (isInItem: boolean) => lines.push({ start: isInItem ? '   ' : '', runs: [] });
  const beginBlock = (isInItem: boolean) => {
    if (last().runs.length > 0) breakLine(isInItem);
    else if (!isInItem) last().start = '';
  };
  const add = (text: string, { isBold, href }: Context) => {
    const { runs } = last();
    const before = runs.at(-1);
    if (before?.isBold === isBold && before.href === href) before.text += text;
    else if (text !== '') runs.push({ text, isBold, href });
    if (text.trim() !== '' && (isBold || href !== undefined)) hasMarks = true;
  };

  const visit = (node: Node, context: Context): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue ?? '';
      const parts = context.keepsBreaks ? text.split(/\r?\n/) : [text];
      parts.forEach((part, index) => {
        if (index > 0) breakLine(context.isInItem);
        const spaced = part.replace(/\s+/g, ' ');
        // Ignore white space between blocks, except a no-break space: Word writes a blank line as a paragraph with one.
        if (spaced !== ' ' || part.includes('\u00a0') || last().runs.length > 0)
          add(spaced, context);
      });
    }
    if (!(node instanceof Element) || node.matches(hidden)) return;
    const style = (node.getAttribute(styleAttribute) ?? '').replace(/\s/g, '').toLowerCase();
    if (style.includes('display:none')) return;
    if (style.includes('mso-list:ignore')) {
      last().start = itemStart(node.textContent ?? '');
      hasMarks = true;
      return;
    }
    // WhatsApp shows emojis as images.
    if (node.matches('img')) {
      const alt = node.getAttribute('alt') ?? '';
      if (/^\p{Extended_Pictographic}/u.test(alt)) add(alt, context);
      return;
    }
    if (node.matches('br')) {
      breakLine(context.isInItem);
      return;
    }
    const inner = contextIn(node, style, context);
    const isBlock = node.matches(blocks);
    if (isBlock) beginBlock(context.isInItem);
    if (node.matches('li') && context.list) {
      const { list } = context;
      last().start = list.number === undefined ? '- ' : `${list.number}. `;
      if (list.number !== undefined) list.number += 1;
      hasMarks = true;
    }
    if (node.matches('td, th') && last().runs.length > 0) add(' ', context);
    for (const child of node.childNodes) visit(child, inner);
    if (isBlock) beginBlock(context.isInItem);
    if (hasMargins && node.matches('p, ul, ol, h1, h2, h3, h4, h5, h6') && !context.isInItem)
      breakLine(false);
  };
  visit(body, {
    isBold: false,
    href: undefined,
    keepsBreaks: false,
    isInItem: false,
    list: undefined,
  });

  if (!hasMarks) return undefined;
  const written = lines.map(({ start, runs }) => {
    const text = marksOfRuns(runs);
    return text === '' ? '' : `${start}${text}`;
  });
  return written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Renames inline styles and event handlers. Our Content-Security-Policy forbids them, and the browser would log an
 * error for each, even in a document that is never shown.
 */
function withoutReported(html: string): string {
  return html
    .split('<')
    .map((part) => {
      const end = part.indexOf('>');
      const tag = part.slice(0, Math.max(end, 0));
      return (
        tag
          .replace(/^(\/?)style\b/i, '$1textarea')
          .replace(/\s(?=(?:style|on[a-z]+)\s*=)/gi, ' data-') + part.slice(tag.length)
      );
    })
    .join('<');
}

function contextIn(element: Element, style: string, outer: Context): Context {
  const context = { ...outer };
  if (/font-weight:(bold|[6-9]00)/.test(style)) context.isBold = true;
  else if (/font-weight:(normal|light|[1-5]00)/.test(style)) context.isBold = false;
  else if (element.matches('b, strong')) context.isBold = true;
  if (element.matches('pre') || /white-space:(pre|break)/.test(style)) context.keepsBreaks = true;
  const href = element.matches('a') ? (element.getAttribute('href') ?? '').trim() : '';
  if (linkAddress.test(href)) context.href = asOneWord(href);
  if (element.matches('li')) context.isInItem = true;
  if (element.matches('ul, ol'))
    context.list = {
      number: element.matches('ol') ? Number(element.getAttribute('start') ?? 1) || 1 : undefined,
    };
  return context;
}

/** Word writes the number or the bullet of an item as text. */
function itemStart(typed: string): string {
  const number = /^\s*(\d{1,2})[.)]/.exec(typed)?.[1];
  return number === undefined ? '- ' : `${number}. `;
}
