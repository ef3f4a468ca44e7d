import type { TextLine } from './text-line.ts';

/** The beginning of a message in the export of a chat: of Android, of iOS, and copied from WhatsApp Web. */
const stamp =
  /^\[?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}[.:]\d\d(?:[.:]\d\d)?(?:\s[ap]\.?m\.?)?|\d{1,2}[.:]\d\d(?:\s[ap]\.?m\.?)?, \d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})(?:\] | - )/i;
const name = /^[^:]{1,60}: /;
/** What the export says instead of a picture, and of a deleted message. */
const placeholders = ['tidak disertakan', 'omitted', 'telah dihapus', 'was deleted'];
const placeholderMaxLength = 80;
/** Marks of the direction of writing. */
const unseen = /[\u200e\u200f]/g;

/**
 * Cuts off the times and names of the messages of a chat. Each message is a paragraph. Messages of the program itself, which
 * have no name, are left out.
 */
export function cutChat(lines: readonly TextLine[]): { lines: TextLine[]; messages: number } {
  const cut: TextLine[] = [];
  let messages = 0;
  for (const { line, text: typed } of lines) {
    const text = typed.replace(unseen, '');
    const begin = stamp.exec(text)?.[0];
    if (begin === undefined) {
      cut.push({ line, text });
      continue;
    }
    messages += 1;
    const said = text.slice(begin.length);
    const sender = name.exec(said)?.[0];
    const message = sender === undefined ? '' : said.slice(sender.length);
    cut.push({ line, text: '' });
    if (!isPlaceholder(message)) cut.push({ line, text: message });
  }
  return messages > 0 ? { lines: cut, messages } : { lines: [...lines], messages };
}

function isPlaceholder(message: string): boolean {
  if (message.length > placeholderMaxLength) return false;
  const text = message.trim().replace('.', '');
  const isTag = text.startsWith('<') && text.endsWith('>');
  return isTag || placeholders.some((words) => text.endsWith(words));
}
