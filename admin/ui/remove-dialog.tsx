import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { focusAfterRemoval } from './focus-after-removal.ts';

interface RemoveDialogProps {
  /** The row that is removed. */
  rowId: number;
  title: string;
  confirmLabel: string;
  /** A sentence that says what failed. */
  failed?: string | undefined;
  /** Removes the row and shows the outcome. @returns whether the row is gone. */
  onRemove: () => Promise<boolean>;
  onClose: () => void;
  /** The question, and what is removed with the row. */
  children: ReactNode;
}

/** Asks before a row is removed. Afterwards the focus goes to the next row. */
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
