/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; a space marks the five undefined bytes. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export interface DecodedText {
  text: string;
  /** `true` if the file is not in Unicode, so it was decoded as Windows-1252. */
  isGuessed: boolean;
}

/** The characters for bytes that Windows-1252 does not define. */
export const freeWindows1252 = /[\x81\x8d\x8f\x90\x9d]/;

/** Decodes a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252, which older spreadsheets write. */
export function decodeText(file: Buffer): DecodedText {
  try {
    return {
      text: new TextDecoder(unicodeOf(file), { fatal: true }).decode(file),
      isGuessed: false,
    };
  } catch {
    // `TextDecoder('windows-1252')` decodes as Latin-1 in some versions of Node.
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
