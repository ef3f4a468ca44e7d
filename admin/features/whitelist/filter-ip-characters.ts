/** Returns only the digits and dots of a text (spec, section 2). */
export function ipCharacters(typed: string): string {
  return typed.replace(/[^\d.]/g, '');
}

/**
 * Removes all other characters from the field without moving the caret.
 *
 * @param isPasted a pasted address often has spaces around it, which are not reported.
 * @returns the removed characters, each once.
 */
export function filterIpCharacters(input: HTMLInputElement, isPasted: boolean): string[] {
  const typed = input.value;
  const filtered = ipCharacters(typed);
  if (filtered === typed) return [];
  const caret = ipCharacters(typed.slice(0, input.selectionStart ?? undefined)).length;
  input.value = filtered;
  input.setSelectionRange(caret, caret);
  return [...new Set((isPasted ? typed.trim() : typed).replace(/[\d.]/g, ''))];
}
