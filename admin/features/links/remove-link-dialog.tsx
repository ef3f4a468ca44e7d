import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tellRemoval } from '../../ui/use-conflict.ts';
import { useLinkWrites } from './link-writes.ts';

interface RemoveLinkDialogProps {
  row: WebsiteLink;
  onClose: () => void;
}

export function RemoveLinkDialog({ row, onClose }: RemoveLinkDialogProps) {
  const { remove } = useLinkWrites();
  return (
    <ConfirmDialog
      title={copy.confirmTitle}
      tone="danger"
      confirmLabel={copy.confirm}
      onConfirm={() => tellRemoval(remove(row))}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{copy.confirmRemove(row.link)}</p>
    </ConfirmDialog>
  );
}
