import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { focusAfterRemoval } from './focus-after-removal.ts';

interface RemoveDialogProps {
  /** The id of the row to remove. */
  rowId: number;
  title: string;
  confirmLabel: string;
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
