/** Answers as text for WhatsApp, as plain text and as HTML, for a clipboard. */
import { type AnswerInline, parseAnswer } from './answer-markup.ts';

/** How one kind of text writes the parts of an answer. A bot that writes only one kind does not contain the others. */
export interface MessageFormat {
  /** Stands between two texts of a message. */
  gap: string;
  text(words: string): string;
  /** @param inner already written; `next` is the character behind it, empty at the end. */
  bold(inner: string, next: string): string;
  link(words: string, href: string): string;
  /** @param start the number of the first item; undefined in a list of bullets. */
  list(start: number | undefined, items: readonly string[]): string;
}

export interface MessagePart {
  /** The question, or another line in bold. */
  title?: string | undefined;
  /** The answer, with its marks. */
  answer?: string | null | undefined;
  /** An address below the answer. */
  link?: string | undefined;
}

export const plainFormat: MessageFormat = {
  gap: '\n\n',
  text: (words) => words,
  bold: (inner) => inner,
  link(words, href) {
    const address = href.replace(/^(?:tel|mailto):([^?]*).*/i, '$1');
    return bare(address) === bare(words) ? address : `${words} (${address})`;
  },
  list: (start, items) =>
    items.map((item, at) => `${start === undefined ? '-' : `${start + at}.`} ${item}`).join(''),
};

export const whatsAppFormat: MessageFormat = {
  ...plainFormat,
  // WhatsApp shows the asterisks themselves if a letter or a digit follows.
  bold: (inner, next) => (/^[\p{L}\p{N}]/u.test(next) ? inner : `*${inner}*`),
};

/** Writes answers one below the other, each with its title and its address. The words to fill in are filled in before. */
export function writeMessage(parts: readonly MessagePart[], format: MessageFormat): string {
  return parts
    .flatMap(({ title, answer, link }) => [
      title && format.bold(format.text(title.trim()), ''),
      answer && writeAnswer(answer.trim(), format),
      link && format.link(link, link),
    ])
    .filter(Boolean)
    .join(format.gap);
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '');

function writeAnswer(answer: string, format: MessageFormat): string {
  return parseAnswer(answer)
    .map((block) =>
      block.type === 'list'
        ? format.list(
            block.start,
            block.items.map((item) => writeInlines(item, format)),
          )
        : writeInlines(block.content, format),
    )
    .join('');
}

function writeInlines(parts: readonly AnswerInline[], format: MessageFormat): string {
  return parts
    .map((part, at) => {
      if (typeof part === 'string') return format.text(part);
      if ('href' in part) return format.link(part.text, part.href);
      const next = parts[at + 1];
      return format.bold(writeInlines(part.bold, format), typeof next === 'string' ? next : '');
    })
    .join('');
}
