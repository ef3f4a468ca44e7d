import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RemoveDialogProps {
  /** The id of the row to remove. */
  rowId: number;
  title: string;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isLoading?: boolean | undefined;
  /** A sentence that says which action failed. */
  failed?: string | undefined;
  /**
   * Removes the row and shows the result.
   *
   * @returns whether the row was removed.
   */
  onRemove: () => Promise<boolean>;
  onClose: () => void;
  /** The question, and what is removed together with the row. */
  children: ReactNode;
}

/** Asks before a row is removed. Then it focuses the next row. */
export function RemoveDialog({ rowId, onRemove, ...rest }: RemoveDialogProps) {
  const [findNext] = useState(() => focusAfterRemoval(rowId));
  const isRemoved = useRef(false);
  return (
    <ConfirmDialog
      {...rest}
      tone="danger"
      onConfirm={async () => {
        isRemoved.current = await onRemove();
      }}
      finalFocus={() => (isRemoved.current ? findNext() : true)}
    />
  );
}

/**
 * Returns a function that finds the element to focus after a row was removed: the same action (else the last one) of the
 * next row, else of the previous one, else the page. Call this while the pressed action has the focus, and the returned
 * function after the removal.
 */
function focusAfterRemoval(rowId: number): () => HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[id^="row-"]')].map(({ id }) => id);
  const pressed = (document.activeElement as HTMLElement | null)?.dataset.label;
  const at = rows.indexOf(`row-${rowId}`);
  const others = at === -1 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  return () => {
    for (const id of others) {
      const actions = [...document.querySelectorAll<HTMLElement>(`#${id} .table-actions button`)];
      const next = actions.find(({ dataset }) => dataset.label === pressed) ?? actions.at(-1);
      if (next) return next;
    }
    return document.querySelector<HTMLElement>('main');
  };
}
