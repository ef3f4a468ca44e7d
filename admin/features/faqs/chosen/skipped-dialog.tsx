import { create } from 'zustand';
import type { SkippedFaq } from '../../../../api/contract/requests.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';

interface SkippedDialogProps {
  skipped: readonly SkippedFaq[];
  onClose: () => void;
}

/** Lists the FAQs that a write of many has skipped, and why. */
export function SkippedDialog({ skipped, onClose }: SkippedDialogProps) {
  const modal = useModal(onClose);
  return (
    <Modal
      state={modal}
      title={copy.skippedTitle(skipped.length)}
      actions={<ModalCancel>{copy.close}</ModalCancel>}
    >
      <p className="text-14 text-muted">{copy.skippedText}</p>
      <ul className="grid divide-y divide-line rounded-control border border-line">
        {skipped.map(({ id, question, reason }, index) => (
          // The same FAQ may be listed twice, for its question and its answer.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index} className="grid gap-0.5 px-3 py-2 text-14 wrap-anywhere">
            <span className="font-medium">{question ?? copy.goneFaq(id)}</span>
            <span className="text-13 text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The FAQs that the last write of many has skipped, until the user closes the dialog that lists them. */
export const useSkipped = create<{ skipped: readonly SkippedFaq[] }>(() => ({ skipped: [] }));
