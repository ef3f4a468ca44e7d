/** The words of one FAQ in JSON. */
export interface JsonEntry {
  id: number;
  words: string[];
}

/** A text between JSON, or an entry of it. */
export type JsonPart = string | JsonEntry;

const idKey = /^\d{1,15}$|id|no|faq/i;
const wordKey = /^\d{1,15}$|kata|word|key|sinonim|synonym|alias|frasa/i;

/**
 * Finds JSON in a text and reads ids and words from it, also where it is cut or has a comma too many. What stands around it
 * stays text.
 */
export function readJson(text: string): JsonPart[] {
  const parts: JsonPart[] = [];
  let end = 0;
  for (let at = 0; at < text.length; ) {
    const lineEnd = endOf(text, '\n', at);
    if (startsJson(text.slice(at, lineEnd).trim())) {
      parts.push(text.slice(end, at));
      end = readValue(text, at, parts);
      at = end;
    } else at = lineEnd + 1;
  }
  return [...parts, text.slice(end)];
}

/** `[12] words` is none. */
function startsJson(line: string): boolean {
  const next = line.slice(1).trim().charAt(0);
  return line.startsWith('{') ? '"}'.includes(next) : line.startsWith('[') && '"[{'.includes(next);
}

/** Reads one JSON value. Returns the place after it; the end of a text that was cut. */
function readValue(text: string, from: number, parts: JsonPart[]): number {
  let depth = 0;
  let key = '';
  let entry: JsonEntry | undefined;
  const begin = (id: string) => {
    entry = { id: Number(id), words: [] };
    parts.push(entry);
  };
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('[{'.includes(sign)) depth += 1;
    else if (']}'.includes(sign)) depth -= 1;
    if (depth === 0 && ']}'.includes(sign)) return at + 1;
    if (sign >= '0' && sign <= '9') {
      const [number = ''] = /^\d{1,15}/.exec(text.slice(at, at + 15)) ?? [];
      at += number.length - 1;
      // Another number, such as a count, is none.
      if (key === '' || idKey.test(key)) begin(number);
    } else if (sign === '"') {
      const end = endOfString(text, at);
      const typed = text.slice(at + 1, end);
      const isCut = end === text.length || text.charAt(end) === '\n';
      if (isCut) parts.push(text.slice(at, end));
      at = end;
      if (isCut) continue;
      const isKey = text
        .slice(end + 1, end + 9)
        .trim()
        .startsWith(':');
      if (isKey) key = typed;
      if (/^\d{1,15}$/.test(typed)) begin(typed);
      else if (!isKey && (key === '' || wordKey.test(key))) entry?.words.push(unescaped(typed));
    }
  }
  return text.length;
}

/** The place of the quotation mark that ends a string, or of the line's end. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === '\n') return at;
    if (sign === '\\') at += 1;
  }
  return text.length;
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at === -1 ? text.length : at;
}

function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    return text;
  }
}
