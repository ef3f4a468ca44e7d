import { useEffect, useState } from 'react';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { uiCopy } from '../../copy/ui.ts';
import { findDraft } from '../../data/forms/form-drafts.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { useDraftForm } from '../../data/forms/use-draft-form.ts';
import { errorMessage } from '../../data/toasts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { comparedText } from '../../ui/comparison/compared-field.ts';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { LinkField, linkError } from './link-field.tsx';
import { useLink } from './link-queries.ts';
import { LinkWebsite } from './link-website.tsx';
import { useLinkWrites } from './link-writes.ts';

/** The name of the form's draft, which ends with the row's id. */
export const editLinkDrafts = 'edit-link:';

interface EditLinkDialogProps {
  /** The table's row. The form loads the current link from the server. */
  row: WebsiteLink;
  onClose: () => void;
}

export function EditLinkDialog({ row, onClose }: EditLinkDialogProps) {
  const modal = useModal(onClose);
  const { update } = useLinkWrites();
  const loaded = useLink(row.id);
  // A draft belongs to the row as it was when it was typed, so a change since then is a conflict.
  const draftName = `${editLinkDrafts}${row.id}`;
  const [found] = useState(() => findDraft<{ link: string }, WebsiteLink>(draftName));
  const conflict = useConflict(found?.row ?? loaded.data ?? row);
  const { base, current } = conflict;
  const { form, draft } = useDraftForm({
    name: draftName,
    stored: { link: row.link },
    row: base,
  });
  const { register, handleSubmit, setError, setFocus, setValue, getValues, reset } = form;
  const { errors } = form.formState;

  useEffect(() => {
    if (loaded.data === undefined) return;
    reset({ link: loaded.data.link }, { keepFieldsRef: true });
    const typed = found?.fields.link;
    if (typed !== undefined) setValue('link', typed, { shouldDirty: true });
    // The retry button had the focus, but it was removed.
    if (loaded.errorUpdateCount > 0) setFocus('link');
  }, [loaded.data, loaded.errorUpdateCount, found, reset, setValue, setFocus]);

  const send = (link: string, version: number) =>
    conflict.reportEdit(update(row.id, { link, website_id: base.website_id, version }), {
      onSaved: () => {
        draft.end();
        modal.close();
      },
      onError: (error) => showFormErrors(error, { link: 'link' }, setError, copy.saveFailed),
    });

  const save = handleSubmit(async ({ link }) => {
    if (loaded.data === undefined) return;
    // An empty link is ignored without an error (spec, section 5).
    if (link.trim() === '') setFocus('link');
    else await send(link, base.version);
  });

  return (
    <FormModal
      state={modal}
      title={copy.editTitle}
      formState={form.formState}
      onSubmit={save}
      submitLabel={copy.save}
      cancelLabel={uiCopy.specCancel}
      draft={{
        ...draft,
        // A draft can be discarded only after the current link, which replaces it, is loaded.
        isRestored: draft.isRestored && loaded.data !== undefined,
        discard() {
          if (loaded.data === undefined) return;
          draft.discard({ link: loaded.data.link });
          conflict.accept(loaded.data);
        },
      }}
      canSubmit={loaded.data !== undefined}
    >
      {loaded.error && (
        <Banner tone="danger">
          <p>{copy.loadFailed}</p>
          <p>{errorMessage(loaded.error)}</p>
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
        {...register('link', { validate: (typed) => typed.trim() === '' || linkError(typed) })}
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
            draft.reset({ link: current.link });
            conflict.accept(current);
          }}
          onSaveMine={() => send(getValues('link'), current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}
