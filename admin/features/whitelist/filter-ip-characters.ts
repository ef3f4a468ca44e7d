/** The digits and dots of a text (spec, section 2). */
export function ipCharacters(typed: string): string {
  return typed.replace(/[^\d.]/g, '');
}

/** Removes other characters from the field without moving the caret. */
export function filterIpCharacters(input: HTMLInputElement): void {
  const filtered = ipCharacters(input.value);
  if (filtered === input.value) return;
  const caret = ipCharacters(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = filtered;
  input.setSelectionRange(caret, caret);
}
