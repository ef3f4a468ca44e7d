import { uiCopy } from '../copy/ui.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Modal, ModalCancel, type ModalProps } from './modal.tsx';

type FormModalProps = Omit<ModalProps, 'actions'> & {
  /** The text of the submit button. */
  submitLabel: string;
  isSubmitting: boolean;
  /** Whether the form can be submitted yet. */
  canSubmit?: boolean | undefined;
  /** Why the last submission failed. The submit button then offers another try. */
  failure?: string | undefined;
};

/** A modal with a form, a cancel button and a submit button. */
export function FormModal({
  submitLabel,
  isSubmitting,
  canSubmit = true,
  failure,
  children,
  ...modal
}: FormModalProps) {
  return (
    <Modal
      {...modal}
      actions={
        <>
          <ModalCancel />
          <Button type="submit" tone="primary" pending={isSubmitting} disabled={!canSubmit}>
            {isSubmitting ? uiCopy.saving : failure === undefined ? submitLabel : uiCopy.retry}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {children}
    </Modal>
  );
}
