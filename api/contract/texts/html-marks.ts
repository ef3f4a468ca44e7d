import { asOneWord } from './link-source.ts';
import { marksOfRuns, type Run } from './marks-of-runs.ts';

interface Line {
  /** The start of the line: `1. `, `- `, or spaces in a continuation line of an item. */
  start: string;
  runs: Run[];
}

interface Context {
  isHidden: boolean;
  isBold: boolean;
  href: string | undefined;
  keepsBreaks: boolean;
  isInItem: boolean;
  /** Whether the text is the number or the bullet that Word writes before an item. */
  isItemStart: boolean;
  /** The list around the node: the next number, or undefined for bullets. */
  list: { number: number | undefined } | undefined;
}

interface OpenElement {
  name: string;
  outer: Context;
  inner: Context;
}

const hidden = setOf(
  'script style head title meta template noscript svg select textarea iframe object',
);
const blocks = setOf(
  'p div li ul ol h1 h2 h3 h4 h5 h6 tr table section article header footer blockquote pre dt dd hr details summary',
);
const blocksWithMargins = setOf('p ul ol h1 h2 h3 h4 h5 h6');
const linkAddress = /^(https?:\/\/|tel:|mailto:)\S/i;

/**
 * Converts HTML, element by element, to text with marks for its bold parts, lists and links. The editor's paste and
 * imports use the same rules; each has its own parser.
 */
export class HtmlMarks {
  readonly #lines: Line[] = [{ start: '', runs: [] }];
  readonly #open: OpenElement[] = [];
  readonly #hasMargins: boolean;
  #context: Context;
  #typedStart = '';
  #hasMarks = false;

  /**
   * @param hasMargins whether a blank line follows a paragraph or a list. Word and Google Docs write empty paragraphs.
   * @param keepsBreaks whether line breaks in the source are shown.
   */
  constructor({ hasMargins, keepsBreaks = false }: { hasMargins: boolean; keepsBreaks?: boolean }) {
    this.#hasMargins = hasMargins;
    this.#context = {
      isHidden: false,
      isBold: false,
      href: undefined,
      keepsBreaks,
      isInItem: false,
      isItemStart: false,
      list: undefined,
    };
  }

  /** Whether the HTML has bold parts, lists or links. */
  get hasMarks(): boolean {
    return this.#hasMarks;
  }

  /** @param name in lower case. */
  open(name: string, attribute: (name: string) => string | null | undefined): void {
    const outer = this.#context;
    const style = (attribute('style') ?? '').replace(/\s/g, '').toLowerCase();
    const isHidden = outer.isHidden || hidden.has(name) || style.includes('display:none');
    const inner = isHidden
      ? { ...outer, isHidden }
      : contextIn(name, { href: attribute('href'), start: attribute('start'), style }, outer);
    this.#open.push({ name, outer, inner });
    this.#context = inner;
    if (isHidden || inner.isItemStart) return;
    if (name === 'br') this.#breakLine(outer.isInItem);
    else if (name === 'img') {
      // WhatsApp shows emojis as images.
      const alt = attribute('alt') ?? '';
      if (/^\p{Extended_Pictographic}/u.test(alt)) this.#add(alt, outer);
    } else if (blocks.has(name)) this.#beginBlock(outer.isInItem);
    if (name === 'li' && outer.list) {
      const { list } = outer;
      this.#last.start = list.number === undefined ? '- ' : `${list.number}. `;
      if (list.number !== undefined) list.number += 1;
      this.#hasMarks = true;
    }
    if ((name === 'td' || name === 'th') && this.#last.runs.length > 0) this.#add(' ', outer);
  }

  text(text: string): void {
    const context = this.#context;
    if (context.isHidden) return;
    if (context.isItemStart) {
      this.#typedStart += text;
      return;
    }
    const parts = context.keepsBreaks ? text.split(/\r?\n/) : [text];
    parts.forEach((part, index) => {
      if (index > 0) this.#breakLine(context.isInItem);
      const spaced = part.replace(/\s+/g, ' ');
      // Ignore white space between blocks, except a no-break space: Word writes a blank line as a paragraph with one.
      if (spaced !== ' ' || part.includes('\u00a0') || this.#last.runs.length > 0)
        this.#add(spaced, context);
    });
  }

  close(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    const { name, outer, inner } = element;
    this.#context = outer;
    if (inner.isHidden || outer.isItemStart) return;
    if (inner.isItemStart) {
      this.#last.start = itemStart(this.#typedStart);
      this.#typedStart = '';
      this.#hasMarks = true;
      return;
    }
    if (blocks.has(name)) this.#beginBlock(outer.isInItem);
    if (this.#hasMargins && blocksWithMargins.has(name) && !outer.isInItem) this.#breakLine(false);
  }

  finish(): string {
    const written = this.#lines.map(({ start, runs }) => {
      const text = marksOfRuns(runs);
      return text === '' ? '' : `${start}${text}`;
    });
    return written
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  get #last(): Line {
    return this.#lines.at(-1) as Line;
  }

  #breakLine(isInItem: boolean): void {
    this.#lines.push({ start: isInItem ? '   ' : '', runs: [] });
  }

  #beginBlock(isInItem: boolean): void {
    if (this.#last.runs.length > 0) this.#breakLine(isInItem);
    else if (!isInItem) this.#last.start = '';
  }

  #add(text: string, { isBold, href }: Context): void {
    const { runs } = this.#last;
    const before = runs.at(-1);
    if (before?.isBold === isBold && before.href === href) before.text += text;
    else if (text !== '') runs.push({ text, isBold, href });
    if (text.trim() !== '' && (isBold || href !== undefined)) this.#hasMarks = true;
  }
}

function contextIn(
  name: string,
  { href, start, style }: Record<'href' | 'start', string | null | undefined> & { style: string },
  outer: Context,
): Context {
  const context = { ...outer };
  if (style.includes('mso-list:ignore')) context.isItemStart = true;
  if (/font-weight:(bold|[6-9]00)/.test(style)) context.isBold = true;
  else if (/font-weight:(normal|light|[1-5]00)/.test(style)) context.isBold = false;
  else if (name === 'b' || name === 'strong') context.isBold = true;
  if (name === 'pre' || /white-space:(pre|break)/.test(style)) context.keepsBreaks = true;
  const address = name === 'a' ? (href ?? '').trim() : '';
  if (linkAddress.test(address)) context.href = asOneWord(address);
  if (name === 'li') context.isInItem = true;
  if (name === 'ul' || name === 'ol')
    context.list = { number: name === 'ol' ? Number(start ?? 1) || 1 : undefined };
  return context;
}

/** Word writes the number or the bullet of an item as text. */
function itemStart(typed: string): string {
  const number = /^\s*(\d{1,2})[.)]/.exec(typed)?.[1];
  return number === undefined ? '- ' : `${number}. `;
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
