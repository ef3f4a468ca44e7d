import type { KeyboardEvent } from 'react';

const rowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const controlSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const controls = 'a, button, input';

/**
 * Moves the focus in a table with the arrow keys: up and down to the same control of another row, or to the row itself
 * if it has no such control, left and right to the controls of the row. Enter on a row presses its button with
 * `data-on-enter`.
 */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, currentTarget: table, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  const focused = event.target as HTMLElement;
  const row = focused.closest<HTMLTableRowElement>('tbody tr[id]');
  if (row === null) return;
  const pressed =
    key === 'Enter' && focused === row
      ? (row.querySelector<HTMLElement>('[data-on-enter]') ??
        row.querySelector<HTMLElement>('.long-text-box .whole-toggle'))
      : null;
  if (pressed !== null) {
    // Otherwise the browser would also press the button.
    event.preventDefault();
    // A closed dialog returns the focus to it. It cannot return it to a row, which Tab does not reach.
    pressed.focus();
    pressed.click();
    return;
  }
  const rowStep = rowSteps[key];
  const controlStep = controlSteps[key];
  let next: HTMLElement | undefined;
  if (rowStep !== undefined) {
    // A page may go on with a second table. One in a dialog does not lead to the page behind it.
    const page = table.closest('[role=dialog]') ?? document;
    const rows = [...page.querySelectorAll<HTMLTableRowElement>('.data-table tbody tr[id]')];
    const other = rows[rows.indexOf(row) + rowStep];
    next = other && (findSame(focused, other) ?? other);
  } else if (controlStep !== undefined) {
    const ofRow = [row, ...row.querySelectorAll<HTMLElement>(controls)];
    next = ofRow[ofRow.indexOf(focused) + controlStep];
  }
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Returns the control of another row at the same place of the same cell. */
function findSame(control: HTMLElement, row: HTMLTableRowElement): HTMLElement | undefined {
  const cell = control.closest('td');
  if (cell === null) return undefined;
  const rank = [...cell.querySelectorAll(controls)].indexOf(control);
  return row.cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(controls)[rank];
}
