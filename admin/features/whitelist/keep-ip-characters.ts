/** What an IP field keeps of what was typed or pasted: digits and dots (spec, section 2). */
export function ipCharacters(typed: string): string {
  return typed.replace(/[^\d.]/g, '');
}

/** Strips the field in place, the caret staying where the person is typing. */
export function keepIpCharacters(input: HTMLInputElement): void {
  const kept = ipCharacters(input.value);
  if (kept === input.value) return;
  const caret = ipCharacters(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}
