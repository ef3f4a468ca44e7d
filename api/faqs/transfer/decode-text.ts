/** What Windows-1252 has where Latin-1 has control characters; a space marks the five bytes that it leaves free. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export interface DecodedText {
  text: string;
  /** The file is not in Unicode, so it is taken as Windows-1252. */
  isGuessed: boolean;
}

/** The characters that remain of bytes that Windows-1252 leaves free. */
export const freeWindows1252 = /[\x81\x8d\x8f\x90\x9d]/;

/** The text of a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252, as older spreadsheets save it. */
export function decodeText(file: Buffer): DecodedText {
  try {
    return {
      text: new TextDecoder(unicodeOf(file), { fatal: true }).decode(file),
      isGuessed: false,
    };
  } catch {
    // Not `TextDecoder('windows-1252')`: some versions of Node read it as Latin-1.
    const text = file.toString('latin1').replaceAll(/[\x80-\x9f]/g, (character) => {
      const found = windows1252[character.charCodeAt(0) - 0x80] ?? ' ';
      return found === ' ' ? character : found;
    });
    return { text, isGuessed: true };
  }
}

function unicodeOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
