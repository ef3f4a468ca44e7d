import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { useLinkWrites } from './link-writes.ts';

interface RemoveLinkDialogProps {
  row: WebsiteLink;
  onClose: () => void;
}

export function RemoveLinkDialog({ row, onClose }: RemoveLinkDialogProps) {
  const { remove } = useLinkWrites();
  return (
    <RemoveDialog
      title={copy.confirmTitle}
      confirmLabel={copy.confirm}
      remove={() => remove(row)}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{copy.confirmRemove(row.link)}</p>
    </RemoveDialog>
  );
}
