import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { uiCopy } from '../../copy/ui.ts';
import { showToast } from '../../data/toasts.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useCreateDialog } from '../../ui/dialog/use-create-dialog.ts';
import { WebsiteField } from '../../ui/form/website-field.tsx';
import { LinkField, linkError } from './link-field.tsx';
import { type AddLinkForm, useLinkWrites } from './link-writes.ts';

/** The name of the form's draft. */
export const addLinkDraft = 'add-link';

const blank: AddLinkForm = { link: '', websiteId: defaultWebsiteId };

interface AddLinkDialogProps {
  onAdded: (id: number) => void;
  onClose: () => void;
}

export function AddLinkDialog({ onAdded, onClose }: AddLinkDialogProps) {
  const { create } = useLinkWrites();
  const { form, draft, modal, submit } = useCreateDialog({
    draftName: addLinkDraft,
    blank,
    serverFields: { link: 'link', website_id: 'websiteId' },
    failed: copy.addFailed,
    create,
    onInvalid: ({ link }) => {
      if (link?.type === 'blank') showToast('error', copy.blank);
    },
    onCreated: ({ id }) => onAdded(id),
    onClose,
  });
  const { errors } = form.formState;

  return (
    <FormModal
      state={modal}
      title={copy.addTitle}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.submit}
      cancelLabel={uiCopy.specCancel}
      draft={draft}
    >
      <LinkField
        error={errors.link?.message}
        {...form.register('link', {
          validate: {
            blank: (typed) => typed.trim() !== '' || copy.required,
            address: linkError,
          },
        })}
      />
      <WebsiteField control={form.control} name="websiteId" />
    </FormModal>
  );
}
