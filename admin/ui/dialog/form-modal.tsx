import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import type { OpenDraft } from '../../data/forms/use-draft-form.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { RestoredDraft } from '../form/restored-draft.tsx';
import { Modal, ModalCancel, type ModalProps } from './modal.tsx';

type FormModalProps = Omit<ModalProps, 'actions' | 'onDiscard'> & {
  /** The text of the submit button. */
  submitLabel: string;
  /** A further action on the form, before the submit button. */
  otherAction?: ReactNode;
  submitTone?: 'primary' | 'danger' | undefined;
  isSubmitting: boolean;
  /** Whether the form can be submitted now. */
  canSubmit?: boolean | undefined;
  /** Why the last submission failed. The submit button then offers a retry. */
  failure?: string | undefined;
  /** The form's draft. A form for passwords has none. */
  draft?: Pick<OpenDraft<never>, 'isRestored' | 'discard' | 'end'> | undefined;
};

/** A modal with a form, a cancel button and a submit button. */
export function FormModal({
  submitLabel,
  otherAction,
  submitTone = 'primary',
  isSubmitting,
  canSubmit = true,
  failure,
  draft,
  children,
  ...modal
}: FormModalProps) {
  return (
    <Modal
      {...modal}
      onDiscard={draft?.end}
      actions={
        <>
          <ModalCancel />
          {otherAction}
          <Button type="submit" tone={submitTone} pending={isSubmitting} disabled={!canSubmit}>
            {isSubmitting ? uiCopy.saving : failure === undefined ? submitLabel : uiCopy.retry}
          </Button>
        </>
      }
    >
      {draft?.isRestored && <RestoredDraft onDiscard={() => draft.discard()} />}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {children}
    </Modal>
  );
}
