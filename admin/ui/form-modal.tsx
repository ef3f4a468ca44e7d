import { uiCopy } from '../copy/ui.ts';
import { Button } from './button.tsx';
import { Modal, ModalCancel, type ModalProps } from './modal.tsx';

type FormModalProps = Omit<ModalProps, 'actions'> & {
  /** The words on the button that sends the form. */
  submitLabel: string;
  isSubmitting: boolean;
  /** Whether there is anything to send yet. */
  canSubmit?: boolean | undefined;
};

/** A modal that is a form: below its fields the button that leaves it, and the one that sends it. */
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
