import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { reportRemoval } from '../../data/forms/use-conflict.ts';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
import { useLinkWrites } from './link-writes.ts';

interface RemoveLinkDialogProps {
  row: WebsiteLink;
  onClose: () => void;
}

export function RemoveLinkDialog({ row, onClose }: RemoveLinkDialogProps) {
  const { remove } = useLinkWrites();
  return (
    <RemoveDialog
      rowId={row.id}
      title={copy.confirmTitle}
      confirmLabel={copy.confirm}
      failed={copy.removeFailed}
      onRemove={() => reportRemoval(remove(row))}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{copy.confirmRemove(row.link)}</p>
    </RemoveDialog>
  );
}
