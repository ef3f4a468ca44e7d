import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { ChangeList } from './change-list.tsx';

/** Shows the differences between the draft of a website and what its visitors read. */
export function ChangesDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  return (
    <Modal
      state={modal}
      title={copy.changesTitle}
      size="editor"
      actions={<ModalCancel>{uiCopy.close}</ModalCancel>}
    >
      <ChangeList websiteId={websiteId} shownAtOnce={25} onFollow={modal.close} />
    </Modal>
  );
}
