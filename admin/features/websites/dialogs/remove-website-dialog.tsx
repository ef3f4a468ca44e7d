import type { Website } from '../../../../api/contract/entities.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { websitesCopy as copy } from '../../../copy/websites.ts';
import { reportRemoval } from '../../../data/forms/use-conflict.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { RemoveDialog } from '../../../ui/dialog/remove-dialog.tsx';
import { useWebsiteContents } from '../data/website-queries.ts';
import { useWebsiteWrites } from '../data/website-writes.ts';

interface RemoveWebsiteDialogProps {
  website: Website;
  onClose: () => void;
}

export function RemoveWebsiteDialog({ website, onClose }: RemoveWebsiteDialogProps) {
  const { remove } = useWebsiteWrites();
  const { data: contents } = useWebsiteContents(website.id);
  const { data: options = [] } = useWebsiteOptions();
  const isDraft = options.some(({ id, publishing }) => id === website.id && publishing === 'draft');
  const isEmpty = contents?.faqs === 0 && contents.links === 0;
  return (
    <RemoveDialog
      rowId={website.id}
      title={copy.confirmTitle}
      confirmLabel={copy.confirm}
      cancelLabel={uiCopy.specCancel}
      failed={copy.removeFailed}
      onRemove={() => reportRemoval(remove(website))}
      onClose={onClose}
    >
      <p className="text-text wrap-anywhere">{copy.confirmRemove(website.name)}</p>
      {isEmpty ? (
        <p>{copy.nothingRemoved}</p>
      ) : (
        <p className="font-medium text-danger">
          {contents ? copy.countsRemoved(contents) : copy.allRemoved}
        </p>
      )}
      {isDraft && <p>{copy.onlyLastRelease}</p>}
      <p>{copy.accountsStay}</p>
    </RemoveDialog>
  );
}
