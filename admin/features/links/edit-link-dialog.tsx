import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { uiCopy } from '../../copy/ui.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog, comparedText } from '../../ui/conflict-dialog.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { faultMessage } from '../../ui/toast.ts';
import { useConflict } from '../../ui/use-conflict.ts';
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
  const [draft] = useState(() => findDraft<EditLinkDraft>(editLinkForm));
  const { register, handleSubmit, setError, setFocus, setValue, getValues, reset, formState } =
    useForm({ defaultValues: { link: row.link } });
  const { errors, isDirty, isSubmitting } = formState;
  // What came back after the session ended was typed over the row of that time.
  const conflict = useConflict(draft?.row ?? loaded.data ?? row);
  const { base, current } = conflict;
  useKeptDraft(editLinkForm, () => (isDirty ? { row: base, ...getValues() } : undefined));

  useEffect(() => {
    if (loaded.data === undefined) return;
    reset({ link: loaded.data.link }, { keepFieldsRef: true });
    if (draft?.link !== undefined) setValue('link', draft.link, { shouldDirty: true });
    // The retry that brought it, and the focus with it, is gone.
    if (loaded.errorUpdateCount > 0) setFocus('link');
  }, [loaded.data, loaded.errorUpdateCount, draft, reset, setValue, setFocus]);

  const send = (link: string, version: number) =>
    conflict.tellEdit(update(row.id, { link, website_id: base.website_id, version }), {
      onSaved: modal.close,
      onFault: (fault) => showFormFault(fault, { link: 'link' }, setError),
    });

  const save = handleSubmit(async ({ link }) => {
    if (loaded.data === undefined) return;
    // An empty link is neither saved nor complained about (spec, section 5).
    if (link.trim() === '') setFocus('link');
    else await send(link, base.version);
  });

  return (
    <FormModal
      state={modal}
      title={copy.editTitle}
      isDirty={isDirty}
      onSubmit={save}
      submitLabel={copy.save}
      isSubmitting={isSubmitting}
      canSubmit={loaded.data !== undefined}
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
      {current && (
        <ConflictDialog
          current={current}
          fields={[
            comparedText(copy.link, current.link, getValues('link')),
            {
              label: uiCopy.website,
              left: <LinkWebsite id={current.website_id} />,
              right: <LinkWebsite id={base.website_id} />,
              isSame: current.website_id === base.website_id,
            },
          ]}
          onUseCurrent={() => {
            reset({ link: current.link }, { keepFieldsRef: true });
            conflict.accept(current);
          }}
          onKeepMine={() => send(getValues('link'), current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}
