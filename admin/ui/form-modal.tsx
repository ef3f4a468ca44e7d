import { uiCopy } from '../copy/ui.ts';
import { Button } from './button.tsx';
import { Modal, ModalCancel, type ModalProps } from './modal.tsx';

type FormModalProps = Omit<ModalProps, 'actions'> & {
  /** The text of the submit button. */
  submitLabel: string;
  isSubmitting: boolean;
  /** Whether the form can be submitted yet. */
  canSubmit?: boolean | undefined;
};

/** A modal with a form, a cancel button and a submit button. */
export function FormModal({
  submitLabel,
  isSubmitting,
  canSubmit = true,
  ...modal
}: FormModalProps) {
  return (
    <Modal
      {...modal}
      actions={
        <>
          <ModalCancel />
          <Button type="submit" tone="primary" pending={isSubmitting} disabled={!canSubmit}>
            {isSubmitting ? uiCopy.saving : submitLabel}
          </Button>
        </>
      }
    />
  );
}
