import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { defaultWebsiteId } from '../../../api/contract/limits.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { Banner } from '../../ui/banner.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { WebsiteField } from '../../ui/website-field.tsx';
import { addLinkForm } from './link-drafts.ts';
import { linkFault } from './link-fault.ts';
import { LinkField } from './link-field.tsx';
import { type AddLinkForm, useLinkWrites } from './link-writes.ts';

const serverFields = { link: 'link', website_id: 'websiteId' } as const;

interface AddLinkDialogProps {
  onAdded: (id: number) => void;
  onClose: () => void;
}

export function AddLinkDialog({ onAdded, onClose }: AddLinkDialogProps) {
  const modal = useModal(onClose);
  const { create } = useLinkWrites();
  const [draft] = useState(() => findDraft<AddLinkForm>(addLinkForm));
  const { register, control, handleSubmit, setError, getValues, formState } = useForm<AddLinkForm>({
    defaultValues: { link: '', websiteId: defaultWebsiteId },
    ...(draft && {
      values: { link: '', websiteId: defaultWebsiteId, ...draft },
      resetOptions: { keepDefaultValues: true },
    }),
  });
  const { errors, isDirty, isSubmitting } = formState;
  useKeptDraft(addLinkForm, () => (isDirty ? getValues() : undefined));

  const add = handleSubmit(async (values) => {
    try {
      const { id, message } = await create(values);
      showToast('success', message);
      modal.close();
      onAdded(id);
    } catch (fault) {
      showFormFault(fault, serverFields, setError);
    }
  });

  return (
    <FormModal
      state={modal}
      title={copy.addTitle}
      isDirty={isDirty}
      onSubmit={add}
      submitLabel={copy.submit}
      isSubmitting={isSubmitting}
    >
      {errors.link?.type === 'blank' && <Banner tone="danger">{copy.blank}</Banner>}
      <LinkField
        error={errors.link?.message}
        required
        {...register('link', {
          validate: {
            blank: (typed) => typed.trim() !== '' || copy.required,
            address: linkFault,
          },
        })}
      />
      <WebsiteField control={control} name="websiteId" />
    </FormModal>
  );
}
