import type { Website } from '../../../../api/contract/entities.ts';
import type { WriteWebsite } from '../../../../api/contract/requests.ts';
import { websitesCopy as copy } from '../../../copy/websites.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useConflict } from '../../../data/forms/use-conflict.ts';
import { useDraftedRow } from '../../../data/forms/use-draft-form.ts';
import { comparedText } from '../../../ui/comparison/compared-field.ts';
import { ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useWebsiteWrites } from '../data/website-writes.ts';
import { WebsiteFields } from './website-fields.tsx';
import { alertBlankFields, serverFields, textsOf, useWebsiteForm } from './website-form.ts';

/** The name of the form's draft, which ends with the row's id. */
export const editWebsiteDrafts = 'edit-website:';

interface EditWebsiteDialogProps {
  website: Website;
  onClose: () => void;
}

export function EditWebsiteDialog({ website, onClose }: EditWebsiteDialogProps) {
  const modal = useModal(onClose);
  const { update } = useWebsiteWrites();
  const draftName = `${editWebsiteDrafts}${website.id}`;
  const conflict = useConflict(useDraftedRow(draftName, website));
  const { base, current } = conflict;
  const { form, draft } = useWebsiteForm(draftName, base);

  const send = (fields: WriteWebsite, version: number) =>
    conflict.reportEdit(update(website.id, { ...fields, version }), {
      onSaved: () => {
        draft.end();
        modal.close();
      },
      onError: (error) => showFormErrors(error, serverFields, form.setError, copy.saveFailed),
    });

  return (
    <FormModal
      state={modal}
      title={copy.editTitle}
      formState={form.formState}
      onSubmit={form.handleSubmit((fields) => send(fields, base.version), alertBlankFields)}
      submitLabel={copy.save}
      draft={{
        ...draft,
        discard() {
          draft.discard(textsOf(website));
          conflict.accept(website);
        },
      }}
    >
      <WebsiteFields form={form} />
      {current && (
        <ConflictDialog
          current={current}
          fields={compare(current, form.getValues())}
          onUseCurrent={() => {
            draft.reset(textsOf(current));
            conflict.accept(current);
          }}
          onSaveMine={() => send(form.getValues(), current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}

function compare(current: Website, mine: WriteWebsite) {
  return [
    comparedText(copy.name, current.name, mine.name),
    comparedText(copy.livechatLink, current.livechat_link, mine.livechat_link),
    comparedText(copy.serverIp, current.server_ip, mine.server_ip),
  ];
}
