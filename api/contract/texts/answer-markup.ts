/**
 * The markup of answers: `**bold**`, `[text](https://...)`, bare https addresses, and lines that start like the items
 * of a list. docs/answers.md describes it. An incomplete mark stays text, so every text can be parsed.
 */

export interface AnswerLink {
  text: string;
  href: string;
}

export interface AnswerBold {
  bold: AnswerInline[];
}

/** A line break is a `\n` in a text. */
export type AnswerInline = string | AnswerLink | AnswerBold;

export type AnswerBlock =
  | { type: 'paragraph'; content: AnswerInline[] }
  /** `start` is the number of the first item; undefined in a list of bullets. */
  | { type: 'list'; start: number | undefined; items: AnswerInline[][] };

/** A list whose items are not parsed yet. */
interface Items {
  start: number | undefined;
  texts: string[];
}

/**
 * The number or the bullet of an item. A year has more digits, and an amount has no space after its dot, so neither is
 * an item.
 */
const itemMark = /^\s*(?:(\d{1,2})[.)]|[-*•])\s+(?=\S)/;

/**
 * Asterisks, line breaks, links with a text, and bare links. Punctuation at the end of a sentence, quotation marks, a
 * closing bracket and a bold mark are not part of a bare address.
 */
const token =
  /\*+|\n|\[([^[\]\s][^[\]\n]*)\]\(((?:https?:\/\/|tel:|mailto:)[^\s<>"'()]+)\)|https:\/\/(?:(?!\*\*)[^\s<>"'“”„«»])*(?!\*\*)[^\s<>"'“”„«»’.,;:!?)\]}]/gi;

/** Parses an answer, in time proportional to its length. */
export function parseAnswer(answer: string): AnswerBlock[] {
  const blocks: (string | Items)[] = [];
  let list: Items | undefined;
  /** The lines since the last item. */
  let text = '';

  const endText = () => {
    if (text) blocks.push(text);
    text = '';
  };
  const lines = answer.split('\n');
  lines.forEach((words, index) => {
    const line = index < lines.length - 1 ? `${words}\n` : words;
    const found = itemMark.exec(words);
    if (found) {
      const start = found[1] ? +found[1] : undefined;
      if (list && continues(list, start, text)) addToLastItem(list, text);
      else {
        endText();
        list = { start, texts: [] };
        blocks.push(list);
      }
      text = '';
      list.texts.push(line.slice(found[0].length));
    } else if (list && !text && /^\s+\S/.test(words)) addToLastItem(list, line);
    else text += line;
  });
  endText();

  return blocks.map((block) =>
    typeof block === 'string'
      ? { type: 'paragraph', content: parseInlines(block) }
      : { type: 'list', start: block.start, items: block.texts.map(parseInlines) },
  );
}

/** The answer without its marks, for search and for short texts. List items still have their numbers and bullets. */
export function plainAnswer(answer: string): string {
  return plainText(parseInlines(answer));
}

/** The links and the bold parts of a text. Neither spans several lines. */
export function parseInlines(text: string): AnswerInline[] {
  const parts: AnswerInline[] = [];
  let end = 0;
  /** The index of an opening bold mark in `parts`. Without a closing mark it stays text. */
  let open = -1;
  for (const { 0: mark, 1: label, 2: address, index } of text.matchAll(token)) {
    if (mark === '\n') open = -1;
    if (mark === '\n' || (mark[0] === '*' && mark !== '**')) continue;
    if (index > end) parts.push(text.slice(end, index));
    end = index + mark.length;
    if (mark !== '**') parts.push({ text: label || mark, href: address || mark });
    else if (open >= 0 && /\S/.test(text[index - 1] || '')) {
      parts.push({ bold: parts.splice(open).slice(1) });
      open = -1;
    } else {
      // The asterisks of `2**3` or of a masked number do not make bold text.
      if (/\S/.test(text[end] || '') && !/[a-z\d]/i.test(text[index - 1] || ''))
        open = parts.length;
      parts.push(mark);
    }
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Whether an item continues a list, although a text is between them. */
function continues({ start, texts }: Items, number: number | undefined, text: string): boolean {
  return number === undefined
    ? start === undefined && !text.trim()
    : start !== undefined &&
        start + texts.length === number &&
        (!text.trim() || !`\n${text}`.includes('\n\n'));
}

function addToLastItem({ texts }: Items, text: string): void {
  texts[texts.length - 1] += text;
}

function plainText(parts: readonly AnswerInline[]): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : 'bold' in part ? plainText(part.bold) : part.text,
    )
    .join('');
}
