import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const controls = 'a, button, input';

/**
 * With the arrow keys, moves the focus to the same control of the next or the previous row, or to the row itself if it
 * has no such control.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (step === undefined || !isPlain || event.defaultPrevented) return;
  const focused = event.target as Element;
  const row = focused.closest<HTMLTableRowElement>('tbody tr[id]');
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr[id]')];
  const next = row && rows[rows.indexOf(row) + step];
  if (!next) return;
  event.preventDefault();
  const cell = focused.closest('td');
  const rank = cell ? [...cell.querySelectorAll(controls)].indexOf(focused) : -1;
  const same = cell && next.cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(controls)[rank];
  (same ?? next).focus();
}
