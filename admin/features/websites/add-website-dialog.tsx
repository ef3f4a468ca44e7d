import { useState } from 'react';
import { ApiError } from '../../api-client.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { Banner } from '../../ui/banner.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { faultMessage } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { addWebsiteForm } from './website-drafts.ts';
import { WebsiteFields } from './website-fields.tsx';
import { blankWebsite, hasBlankField, serverFields, useWebsiteForm } from './website-form.ts';
import { useWebsiteWrites } from './website-writes.ts';

interface AddWebsiteDialogProps {
  onAdded: (id: number) => void;
  onClose: () => void;
}

/** `reason` is left out where the fields themselves tell it. */
type Outcome = { added: string } | { reason: string | undefined };

/** Once a website was added it says so, and stays, blank again, for the next one. */
export function AddWebsiteDialog({ onAdded, onClose }: AddWebsiteDialogProps) {
  const modal = useModal(onClose);
  const { create } = useWebsiteWrites();
  const form = useWebsiteForm(addWebsiteForm, blankWebsite);
  const [outcome, setOutcome] = useState<Outcome>();
  const { isDirty, isSubmitting } = form.formState;

  const add = form.handleSubmit(
    async (fields) => {
      setOutcome(undefined);
      try {
        const { id, message } = await create(fields);
        setOutcome({ added: message || copy.added });
        form.reset(blankWebsite, { keepFieldsRef: true });
        form.setFocus('name');
        onAdded(id);
      } catch (fault) {
        const namesFields = fault instanceof ApiError && Object.keys(fault.fields).length > 0;
        setOutcome({ reason: namesFields ? undefined : faultMessage(fault) });
        if (namesFields) showFormFault(fault, serverFields, form.setError);
      }
    },
    () => setOutcome(undefined),
  );

  return (
    <FormModal
      state={modal}
      title={copy.addTitle}
      isDirty={isDirty}
      onSubmit={add}
      submitLabel={copy.submit}
      isSubmitting={isSubmitting}
    >
      {hasBlankField(form) && <Banner tone="danger">{copy.allRequired}</Banner>}
      {outcome && <OutcomeBanner outcome={outcome} />}
      <WebsiteFields form={form} />
    </FormModal>
  );
}

function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  if ('added' in outcome) return <Banner tone="success">{outcome.added}</Banner>;
  return (
    <Banner tone="danger">
      <p>{copy.addFailed}</p>
      {outcome.reason !== undefined && <p>{outcome.reason}</p>}
    </Banner>
  );
}
