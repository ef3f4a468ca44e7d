import type { TextEdit } from './answer-edits.ts';

/** Writes an edit as if it were typed, so that Ctrl+Z takes it back and the form notices it. */
export function applyEdit(
  field: HTMLTextAreaElement,
  { start, end, replacement, selection }: TextEdit,
): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, and still the only way that keeps the history of a text field.
  const isWritten =
    replacement === ''
      ? document.execCommand?.('delete')
      : document.execCommand?.('insertText', false, replacement);
  if (!isWritten) {
    field.setRangeText(replacement, start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...selection);
}

export function selectionOf(field: HTMLTextAreaElement) {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}
