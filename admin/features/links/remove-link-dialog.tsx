import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
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
      onConfirm={async () => showToast('success', (await remove(row.id)).message)}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{copy.confirmRemove(row.link)}</p>
    </ConfirmDialog>
  );
}
