/** A text with a selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces a part of a text, and selects a part of the result. */
export interface TextEdit {
  start: number;
  end: number;
  replacement: string;
  selection: readonly [start: number, end: number];
}

const mark = '**';
/** Matches the start of a list item. Unlike in the parser, the item may be empty. */
const itemMark = /^(\s*)(?:(\d{1,2})([.)])|[-*•])[ \t]+/;
/** The parser reads item numbers of up to two digits. */
const numberMax = 99;

/**
 * Makes the selected text bold, or no longer bold; each line gets its own marks, because bold text cannot span lines. At
 * the end of bold text, it moves the caret after the mark.
 */
export function toggleBold({ text, start, end }: Selected): TextEdit {
  if (text.slice(start, end).trim() === '') {
    const isBetweenMarks =
      text.slice(start - 2, start) === mark && text.slice(end, end + 2) === mark;
    if (isBetweenMarks)
      return { start: start - 2, end: end + 2, replacement: '', selection: [start - 2, start - 2] };
    return start === end && isBoldsEnd(text, end)
      ? { start: end, end: end + 2, replacement: mark, selection: [end + 2, end + 2] }
      : { start: end, end, replacement: mark + mark, selection: [end + 2, end + 2] };
  }
  const hasMarksAround = text.slice(start - 2, start) === mark && text.slice(end, end + 2) === mark;
  const from = hasMarksAround ? start - 2 : start;
  const to = hasMarksAround ? end + 2 : end;
  const isLineStart = from === 0 || text[from - 1] === '\n';
  const lines = text.slice(from, to).split('\n');
  const parts = lines.map((line, index) => {
    const [lead = ''] =
      (index > 0 || isLineStart ? itemMark.exec(line) : null) ?? /^\s*/.exec(line) ?? [];
    const body = line.slice(lead.length).trimEnd();
    return { lead, body, rest: line.slice(lead.length + body.length) };
  });
  const isBold = parts.every(({ body }) => body === '' || /^\*\*.+\*\*$/.test(body));
  const replacement = parts
    .map(({ lead, body, rest }) => {
      const plain = body.replaceAll(mark, '');
      return `${lead}${isBold || plain === '' ? plain : mark + plain + mark}${rest}`;
    })
    .join('\n');
  return { start: from, end: to, replacement, selection: [from, from + replacement.length] };
}

/** Makes the selected lines items of a list, or plain lines if all of them are already items. */
export function toggleList({ text, start, end }: Selected, kind: 'bullets' | 'numbers'): TextEdit {
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const lines = text.slice(from, to).split('\n');
  const isItem = (line: string) => {
    const found = itemMark.exec(line);
    return found !== null && (found[2] !== undefined) === (kind === 'numbers');
  };
  const filled = lines.length === 1 ? lines : lines.filter((line) => line.trim() !== '');
  const areItems = filled.every(isItem);
  let number = 0;
  const made = lines.map((line) => {
    if (!filled.includes(line)) return line;
    const body = line.replace(itemMark, '').trimStart();
    if (areItems) return body;
    number += 1;
    return kind === 'numbers' ? `${number}. ${body}` : `- ${body}`;
  });
  const replacement = made.join('\n');
  const caret = Math.max(from, start + replacement.length - (to - from));
  const selection =
    start === end ? ([caret, caret] as const) : ([from, from + replacement.length] as const);
  return { start: from, end: to, replacement, selection };
}

/**
 * Handles Enter in a list, or at the end of bold text, where it first moves the caret after the mark. Undefined if
 * Enter only inserts a line break.
 */
export function breakLine({ text, start, end }: Selected): TextEdit | undefined {
  if (start !== end || !isBoldsEnd(text, end)) return continueList({ text, start, end });
  const at = end + mark.length;
  return continueList({ text, start: at, end: at }) ?? insertion(at, '\n');
}

/** Handles Enter in a list: begins the next item, or ends the list after an empty one. Undefined outside a list. */
function continueList({ text, start, end }: Selected): TextEdit | undefined {
  const from = lineStart(text, start);
  const line = text.slice(from, lineEnd(text, start));
  const found = itemMark.exec(line);
  if (start !== end || !found || start < from + found[0].length) return undefined;
  if (line.length === found[0].length)
    return { start: from, end: from + line.length, replacement: '', selection: [from, from] };

  const [whole, , digits, dot] = found;
  if (digits === undefined) return insertion(start, `\n${whole}`);
  if (Number(digits) >= numberMax) return undefined;
  const next = Number(digits) + 1;
  const added = `\n${whole.replace(digits, `${next}`)}`;
  // Renumber the items below.
  const below = text.slice(start).split('\n');
  let expected = next;
  let count = 1;
  for (; count < below.length; count += 1) {
    const item = itemMark.exec(below[count] ?? '');
    if (item?.[2] !== `${expected}` || item[3] !== dot || expected >= numberMax) break;
    expected += 1;
    below[count] = (below[count] ?? '').replace(/\d+/, `${expected}`);
  }
  const old = text.slice(start).split('\n').slice(0, count).join('\n');
  const caret = start + added.length;
  return {
    start,
    end: start + old.length,
    replacement: added + below.slice(0, count).join('\n'),
    selection: [caret, caret],
  };
}

/** Inserts a word to fill in, apart from the words around it. */
export function insertWord({ text, start, end }: Selected, name: string): TextEdit {
  const before = text.slice(0, start);
  // A word may be a part of an address.
  const isInAddress = /^(?:https?:|tel:|mailto:)/i.test(before.split(/[\s(]/).at(-1) ?? '');
  const isGluedBefore = !isInAddress && /[\p{L}\p{N}.,;!?)}]$/u.test(before);
  const isGluedAfter = !isInAddress && /^[\p{L}\p{N}{]/u.test(text.slice(end));
  const replacement = `${isGluedBefore ? ' ' : ''}{${name}}${isGluedAfter ? ' ' : ''}`;
  const caret = start + replacement.length;
  return { start, end, replacement, selection: [caret, caret] };
}

function insertion(at: number, replacement: string): TextEdit {
  const caret = at + replacement.length;
  return { start: at, end: at, replacement, selection: [caret, caret] };
}

/** Whether the caret is at the end of bold text, before its closing mark. */
function isBoldsEnd(text: string, at: number): boolean {
  const before = text.slice(lineStart(text, at), at);
  return (
    text.slice(at, at + 2) === mark && !before.endsWith(mark) && before.split(mark).length % 2 === 0
  );
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
