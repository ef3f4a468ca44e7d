import type { ReactNode } from 'react';
import type { WriteResponse } from '../../api/contract/requests.ts';
import { reportRemoval } from '../data/use-conflict.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RemoveDialogProps {
  title: string;
  confirmLabel: string;
  remove: () => Promise<WriteResponse>;
  onClose: () => void;
  /** The question, and what is removed with the row. */
  children: ReactNode;
}

/** Asks before a row is removed, and shows the outcome. */
export function RemoveDialog({ remove, ...rest }: RemoveDialogProps) {
  return <ConfirmDialog {...rest} tone="danger" onConfirm={() => reportRemoval(remove())} />;
}
