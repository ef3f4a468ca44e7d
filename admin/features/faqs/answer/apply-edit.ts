import type { TextEdit } from './answer-edits.ts';

/** Applies an edit as if it were typed, so that Ctrl+Z undoes it and the form receives the input event. */
export function applyEdit(
  field: HTMLTextAreaElement,
  { start, end, replacement, selection }: TextEdit,
): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, but the only way to change a text field without losing its undo history.
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
