type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const spaces = ' \t\r\n';

/**
 * The index of the first character that JSON does not allow, or the length of a text that ends too early. The error
 * messages of `JSON.parse` differ between the versions of Node, and some have no place.
 */
export function findJsonFault(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    while (spaces.includes(text[at] ?? '.')) at += 1;
    const character = text[at];
    if (character === undefined) return at;
    const isName: boolean = expected === 'name' || expected === 'name or end';
    const closing = open.at(-1) === '{' ? '}' : ']';
    let end = at + 1;
    if (expected === 'colon') {
      if (character !== ':') return at;
      expected = 'value';
    } else if (expected.endsWith('end') && open.length > 0 && character === closing) {
      open.pop();
      expected = 'comma or end';
    } else if (expected === 'comma or end') {
      if (character !== ',' || open.length === 0) return at;
      expected = closing === '}' ? 'name' : 'value';
    } else if (character === '"') {
      end = endOfText(text, at);
      if (text[end - 1] !== '"' || end === at + 1) return end;
      expected = isName ? 'colon' : 'comma or end';
    } else if (isName) return at;
    else if (character === '{' || character === '[') {
      open.push(character);
      expected = character === '{' ? 'name or end' : 'value or end';
    } else {
      scalar.lastIndex = at;
      if (!scalar.test(text)) return at;
      end = scalar.lastIndex;
      expected = 'comma or end';
    }
    at = end;
  }
}

/** The index behind a text in quotation marks, or of its first character that JSON does not allow. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') return at + 1;
    if (character < ' ') return at;
    if (character === '\\') at += 1;
  }
  return text.length;
}
