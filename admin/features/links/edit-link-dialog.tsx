import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { uiCopy } from '../../copy/ui.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { Modal, ModalCancel } from '../../ui/modal.tsx';
import { faultMessage, showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { type EditLinkDraft, editLinkForm } from './link-drafts.ts';
import { linkFault } from './link-fault.ts';
import { LinkField } from './link-field.tsx';
import { useLink } from './link-queries.ts';
import { LinkWebsite } from './link-website.tsx';
import { useLinkWrites } from './link-writes.ts';

interface EditLinkDialogProps {
  /** The table's row; the form takes the link itself from the server. */
  row: WebsiteLink;
  onClose: () => void;
}

export function EditLinkDialog({ row, onClose }: EditLinkDialogProps) {
  const modal = useModal(onClose);
  const { update } = useLinkWrites();
  const loaded = useLink(row.id);
  const [draft] = useState(() => findDraft<EditLinkDraft>(editLinkForm)?.link);
  const { register, handleSubmit, setError, setFocus, setValue, getValues, reset, formState } =
    useForm({ defaultValues: { link: row.link } });
  const { errors, isDirty, isSubmitting } = formState;
  useKeptDraft(editLinkForm, () => (isDirty ? { row, ...getValues() } : undefined));

  useEffect(() => {
    if (loaded.data === undefined) return;
    reset({ link: loaded.data.link }, { keepFieldsRef: true });
    if (draft !== undefined) setValue('link', draft, { shouldDirty: true });
    // The retry that brought it, and the focus with it, is gone.
    if (loaded.errorUpdateCount > 0) setFocus('link');
  }, [loaded.data, loaded.errorUpdateCount, draft, reset, setValue, setFocus]);

  const save = handleSubmit(async ({ link }) => {
    if (loaded.data === undefined) return;
    // An empty link is neither saved nor complained about (spec, section 5).
    if (link.trim() === '') return setFocus('link');
    try {
      const fields = { link, website_id: loaded.data.website_id };
      const { message } = await update(row.id, fields);
      showToast('success', message);
      modal.close();
    } catch (fault) {
      showFormFault(fault, { link: 'link' }, setError);
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
          <Button type="submit" tone="primary" pending={isSubmitting} disabled={!loaded.data}>
            {isSubmitting ? copy.submitting : copy.save}
          </Button>
        </>
      }
    >
      {loaded.error && (
        <Banner tone="danger">
          <p>{copy.loadFailed}</p>
          <p>{faultMessage(loaded.error)}</p>
          <Button
            size="sm"
            className="my-1"
            pending={loaded.isFetching}
            onClick={() => loaded.refetch()}
          >
            {uiCopy.retry}
          </Button>
        </Banner>
      )}
      <LinkField
        help={
          <span className="wrap-anywhere">
            <LinkWebsite id={row.website_id} />
          </span>
        }
        error={errors.link?.message}
        readOnly={loaded.isPending}
        disabled={loaded.isError}
        aria-busy={loaded.isPending}
        {...register('link', { validate: (typed) => typed.trim() === '' || linkFault(typed) })}
      />
    </Modal>
  );
}
