import type { Website } from '../../../api/contract/entities.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { Modal, ModalCancel } from '../../ui/modal.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { editWebsiteForm } from './website-drafts.ts';
import { WebsiteFields } from './website-fields.tsx';
import { hasBlankField, serverFields, useWebsiteForm } from './website-form.ts';
import { useWebsiteWrites } from './website-writes.ts';

interface EditWebsiteDialogProps {
  website: Website;
  onClose: () => void;
}

export function EditWebsiteDialog({ website, onClose }: EditWebsiteDialogProps) {
  const modal = useModal(onClose);
  const { update } = useWebsiteWrites();
  const form = useWebsiteForm(editWebsiteForm, website);
  const { isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (fields) => {
    try {
      const { message } = await update(website.id, fields);
      showToast('success', message);
      modal.close();
    } catch (fault) {
      showFormFault(fault, serverFields, form.setError);
    }
  });

  return (
    <Modal
      state={modal}
      title={copy.editTitle}
      isDirty={isDirty}
      onSubmit={save}
      actions={
        <>
          <ModalCancel />
          <Button type="submit" tone="primary" pending={isSubmitting}>
            {isSubmitting ? copy.submitting : copy.save}
          </Button>
        </>
      }
    >
      {hasBlankField(form) && <Banner tone="danger">{copy.allRequired}</Banner>}
      <WebsiteFields form={form} />
    </Modal>
  );
}
