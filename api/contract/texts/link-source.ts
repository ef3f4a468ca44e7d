import { parseInlines } from './answer-markup.ts';

/**
 * Returns the source text of a link. If the text is empty or equals the address, a bare address is enough where the
 * parser recognises it.
 */
export function linkSource(text: string, address: string): string {
  const label = text.replace(/\s+/g, ' ').trim().replaceAll('[', '(').replaceAll(']', ')');
  if (label !== '' && label !== address) return `[${label}](${address})`;
  const [bare] = parseInlines(address);
  const isBare = typeof bare === 'object' && 'href' in bare && bare.href === address;
  return isBare ? address : `[${address.replace(/^(https?:\/\/|tel:|mailto:)/i, '')}](${address})`;
}

/** Encodes characters that would end the address in the source text. */
export function asOneWord(address: string): string {
  return address.replace(/[\s<>"'()]/g, (character) =>
    character > '\x7f'
      ? encodeURIComponent(character)
      : `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}
