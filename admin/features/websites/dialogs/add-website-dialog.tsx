import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { type CreateWebsite, websiteStarts } from '../../../../api/contract/faqs/faq-copies.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { websitesCopy as copy } from '../../../copy/websites.ts';
import { ApiError } from '../../../data/api-client.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { errorMessage } from '../../../data/toasts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { CheckLine } from '../../../ui/form/check-line.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { WebsiteField } from '../../../ui/form/website-field.tsx';
import { useWebsiteWrites } from '../data/website-writes.ts';
import { NextSteps } from '../install/next-steps.tsx';
import { WebsiteFields } from './website-fields.tsx';
import { alertBlankFields, blankWebsite, serverFields, useWebsiteForm } from './website-form.ts';

/** The name of the form's draft. */
export const addWebsiteDraft = 'add-website';

interface AddWebsiteDialogProps {
  onAdded: (id: number) => void;
  onClose: () => void;
}

/** `reason` is undefined if the fields show the errors. */
type Outcome = { id: number; added: string } | { reason: string | undefined };

/** After a website was added, the dialog stays open with an empty form for the next one. */
export function AddWebsiteDialog({ onAdded, onClose }: AddWebsiteDialogProps) {
  const modal = useModal(onClose);
  const { create } = useWebsiteWrites();
  const { form, draft } = useWebsiteForm(addWebsiteDraft);
  const [outcome, setOutcome] = useState<Outcome>();

  const add = form.handleSubmit(
    async (fields) => {
      setOutcome(undefined);
      try {
        const { id, message } = await create(fields);
        setOutcome({ id, added: message || copy.added });
        draft.reset(blankWebsite);
        form.setFocus('name');
        onAdded(id);
      } catch (error) {
        const namesFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
        setOutcome({ reason: namesFields ? undefined : errorMessage(error) });
        if (namesFields) showFormErrors(error, serverFields, form.setError, copy.addFailed);
      }
    },
    (errors) => {
      setOutcome(undefined);
      alertBlankFields(errors);
    },
  );

  return (
    <FormModal
      state={modal}
      title={copy.addTitle}
      formState={form.formState}
      onSubmit={add}
      submitLabel={
        outcome && 'reason' in outcome && outcome.reason !== undefined ? uiCopy.retry : copy.submit
      }
      cancelLabel={uiCopy.specCancel}
      draft={draft}
    >
      {outcome && <OutcomeBanner outcome={outcome} />}
      <WebsiteFields form={form} />
      <StartFields form={form} />
    </FormModal>
  );
}

function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  if ('added' in outcome)
    return (
      <>
        <Banner tone="success">{outcome.added}</Banner>
        <NextSteps websiteId={outcome.id} />
      </>
    );
  return (
    <Banner tone="danger">
      <p>{copy.addFailed}</p>
      {outcome.reason !== undefined && <p>{outcome.reason}</p>}
    </Banner>
  );
}

const options = websiteStarts.map((value) => ({ value, label: copy.starts[value] }));

/** Chooses the first FAQs of a new website, and whether it gets the settings of the copied one. */
function StartFields({ form }: { form: UseFormReturn<CreateWebsite> }) {
  const { field } = useController({ control: form.control, name: 'start' });
  const settings = useController({ control: form.control, name: 'copy_settings' }).field;
  const start = field.value ?? 'empty';
  return (
    <>
      <Select
        label={copy.start}
        help={copy.startHelp[start]}
        options={options}
        value={start}
        onChange={field.onChange}
      />
      {start === 'copy' && (
        <>
          <WebsiteField
            control={form.control}
            name="copy_from"
            label={copy.copyFrom}
            required
            rules={{ validate: { blank: (id) => id !== undefined || copy.required } }}
          />
          <CheckLine
            label={copy.copySettings}
            checked={settings.value ?? false}
            onChange={settings.onChange}
          />
        </>
      )}
    </>
  );
}
