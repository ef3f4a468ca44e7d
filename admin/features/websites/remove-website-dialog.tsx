import type { Website } from '../../../api/contract/entities.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tellRemoval } from '../../ui/use-conflict.ts';
import { useWebsiteContents } from './website-queries.ts';
import { useWebsiteWrites } from './website-writes.ts';

interface RemoveWebsiteDialogProps {
  website: Website;
  onClose: () => void;
}

export function RemoveWebsiteDialog({ website, onClose }: RemoveWebsiteDialogProps) {
  const { remove } = useWebsiteWrites();
  const { data: contents } = useWebsiteContents(website.id);
  const isEmpty = contents?.faqs === 0 && contents.links === 0;
  return (
    <ConfirmDialog
      title={copy.confirmTitle}
      tone="danger"
      confirmLabel={copy.confirm}
      onConfirm={() => tellRemoval(remove(website))}
      onClose={onClose}
    >
      <p className="text-text wrap-anywhere">{copy.confirmRemove(website.name)}</p>
      {isEmpty ? (
        <p>{copy.nothingGoes}</p>
      ) : (
        <p className="font-medium text-danger">
          {contents ? copy.countsGo(contents) : copy.allGoes}
        </p>
      )}
      <p>{copy.accountsStay}</p>
    </ConfirmDialog>
  );
}
