import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';
import { uiCopy } from '../../copy/ui.ts';
import type { OpenDraft } from '../../data/forms/use-draft-form.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { RestoredDraft } from '../form/restored-draft.tsx';
import { Modal, ModalCancel, type ModalProps } from './modal.tsx';

type FormModalProps = Omit<ModalProps, 'actions' | 'onDiscard'> & {
  /** The text of the submit button. */
  submitLabel: string;
  /** The text of the cancel button, where the specification gives another one. */
  cancelLabel?: string | undefined;
  /** A further action on the form, before the submit button. */
  otherAction?: ReactNode;
  submitTone?: 'primary' | 'danger' | undefined;
  /** The state of the form: whether it has unsaved text and is being sent, and why the last submission failed. */
  formState: Pick<FormState<FieldValues>, 'isDirty' | 'isSubmitting'> & {
    errors: Pick<FieldErrors, 'root'>;
  };
  /** Whether the form can be submitted now. */
  canSubmit?: boolean | undefined;
  /** The form's draft. A form for passwords has none. */
  draft?: Pick<OpenDraft<never>, 'isRestored' | 'discard' | 'end'> | undefined;
};

/** A modal with a form, a cancel button and a submit button. */
export function FormModal({
  submitLabel,
  cancelLabel,
  otherAction,
  submitTone = 'primary',
  formState,
  isDirty = formState.isDirty,
  canSubmit = true,
  draft,
  children,
  ...modal
}: FormModalProps) {
  const { isSubmitting, errors } = formState;
  const failure = errors.root?.server?.message;
  return (
    <Modal
      {...modal}
      isDirty={isDirty}
      onDiscard={draft?.end}
      actions={
        <>
          <ModalCancel>{cancelLabel}</ModalCancel>
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
