import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { PublishingState } from '../../../../api/contract/faqs/publishing.ts';
import type { PublishingMode } from '../../../../api/contract/faqs/publishing-mode.ts';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { LoadingModal } from '../../../ui/dialog/loading-modal.tsx';
import { type ModalState, useModal } from '../../../ui/dialog/use-modal.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { usePublishing } from './publishing-queries.ts';
import { usePublishingWrites } from './publishing-writes.ts';

/** Sets whether changes of a website's FAQs are published directly or collected as a draft. */
export function PublishingDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data: state, error, refetch } = usePublishing(websiteId);
  if (state) return <ModeForm websiteId={websiteId} state={state} modal={modal} />;
  return (
    <LoadingModal state={modal} title={copy.title} error={error} onRetry={() => void refetch()} />
  );
}

interface ModeFormProps {
  websiteId: number;
  state: PublishingState;
  modal: ModalState;
}

function ModeForm({ websiteId, state, modal }: ModeFormProps) {
  const { setMode } = usePublishingWrites(websiteId);
  const form = useForm<{ mode: PublishingMode }>({ defaultValues: { mode: state.publishing } });
  const { field } = useController({ control: form.control, name: 'mode' });
  const [isAsking, setAsking] = useState(false);

  const submit = submitOf(form, copy.saveFailed, async ({ mode }) => {
    // This would publish the collected changes, so show their number first.
    if (mode === 'direct' && state.changes > 0) return setAsking(true);
    if (mode !== state.publishing) await setMode(mode, false);
    modal.close();
  });

  return (
    <>
      <FormModal
        state={modal}
        title={copy.title}
        formState={form.formState}
        isDirty={false}
        onSubmit={submit}
        submitLabel={copy.save}
      >
        <RadioList
          legend={copy.mode}
          choices={copy.modes}
          value={field.value}
          onChange={field.onChange}
        />
        {field.value === 'direct' && state.scheduled && (
          <p className="text-13 text-muted">{copy.leaveScheduled}</p>
        )}
      </FormModal>
      {isAsking && (
        <ConfirmDialog
          title={copy.leaveTitle}
          confirmLabel={copy.leaveConfirm}
          failed={copy.saveFailed}
          onConfirm={async () => {
            await setMode('direct', true);
            modal.close();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{copy.leave(state.changes)}</p>
          {state.scheduled && <p>{copy.leaveScheduled}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
