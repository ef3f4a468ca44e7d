import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { faqImage } from '../../data/faq-image.ts';
import { Modal, ModalCancel } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';

interface ImageDialogProps {
  question: string;
  image: NonNullable<Faq['image']>;
  onClose: () => void;
}

export function ImageDialog({ question, image, onClose }: ImageDialogProps) {
  const modal = useModal(onClose);
  return (
    <Modal
      state={modal}
      title={question}
      size="editor"
      hasOwnClose
      actions={<ModalCancel>{copy.close}</ModalCancel>}
    >
      <img
        {...faqImage(image)}
        alt={question}
        className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-control bg-canvas object-contain"
      />
    </Modal>
  );
}
