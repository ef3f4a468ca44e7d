const marks = [
  ['*', '**'],
  ['_', ''],
  ['~', ''],
] as const;
const wordCharacter = /[\p{L}\p{N}]/u;
const address = /https?:\/\/\S+/gi;

/** Converts a text from WhatsApp: `*bold*` gets our marks; the marks of `_italic_` and `~struck~` are removed. */
export function fromWhatsApp(text: string): string {
  return marks.reduce(
    (current, [mark, replacement]) => replacePairs(current, mark, replacement),
    text,
  );
}

/** Replaces pairs of marks around words on the same line, as WhatsApp recognises them. */
function replacePairs(text: string, mark: string, replacement: string): string {
  const addresses = [...text.matchAll(address)].map(({ 0: whole, index }) => {
    let end = index + whole.length;
    // Marks at the end of an address belong to the text; those inside belong to the address.
    while ('*_~'.includes(text[end - 1] ?? ' ')) end -= 1;
    return [index, end] as const;
  });
  let result = '';
  let end = 0;
  let open = -1;
  let nextAddress = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') open = -1;
    if (text[at] !== mark) continue;
    while ((addresses[nextAddress]?.[1] ?? at + 1) <= at) nextAddress += 1;
    if ((addresses[nextAddress]?.[0] ?? at + 1) <= at) continue;
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    // WhatsApp does not read a doubled character as a mark.
    if (before === mark || after === mark) continue;
    if (open >= 0 && /\S/.test(before) && !wordCharacter.test(after)) {
      result += text.slice(end, open) + replacement + text.slice(open + 1, at) + replacement;
      end = at + 1;
      open = -1;
    } else if (/\S/.test(after) && !wordCharacter.test(before)) open = at;
  }
  return result + text.slice(end);
}
