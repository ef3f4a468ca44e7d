import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { ChangeItem } from './change-item.tsx';
import { unpublishedQuery } from './publishing-queries.ts';

/** Comparing the words of thousands of answers at once would block the page. */
const shownAtOnce = 25;

/** Shows the differences between the draft of a website and what its visitors read. */
export function ChangesDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data: changes, error, refetch } = useQuery(unpublishedQuery(websiteId));
  const [limit, setLimit] = useState(shownAtOnce);
  const left = (changes?.length ?? 0) - limit;
  return (
    <Modal
      state={modal}
      title={copy.changesTitle}
      size="editor"
      actions={<ModalCancel>{uiCopy.close}</ModalCancel>}
    >
      {error && !changes && <LoadError onRetry={() => void refetch()} />}
      <p role="status" className="text-14 text-muted">
        {changes
          ? changes.length > 0
            ? copy.unpublished(changes.length)
            : copy.noChanges
          : uiCopy.loading}
      </p>
      <ul className="grid gap-3">
        {changes?.slice(0, limit).map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            websiteId={websiteId}
            onFollow={modal.close}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button className="justify-self-center" onClick={() => setLimit(limit + shownAtOnce)}>
          {copy.more(Math.min(left, shownAtOnce))}
        </Button>
      )}
    </Modal>
  );
}
