import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { entryNoteMaxLength } from '../../../api/contract/limits.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { useDraftedRow, useDraftForm } from '../../data/forms/use-draft-form.ts';
import { comparedText } from '../../ui/comparison/compared-field.ts';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { CountedField } from '../../ui/form/counted-field.tsx';
import { useWhitelistWrites } from './whitelist-writes.ts';

/** The name of the form's draft, which ends with the row's id. */
export const editEntryDrafts = 'edit-whitelist-entry:';

interface EditEntryDialogProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

/** Edits the note of an entry. Another address is another entry. */
export function EditEntryDialog({ entry, onClose }: EditEntryDialogProps) {
  const modal = useModal(onClose);
  const { update } = useWhitelistWrites();
  const draftName = `${editEntryDrafts}${entry.id}`;
  const conflict = useConflict(useDraftedRow(draftName, entry));
  const { base, current } = conflict;
  const { form, draft } = useDraftForm({ name: draftName, stored: { note: base.note }, row: base });

  const send = (note: string, version: number) =>
    conflict.reportEdit(update(entry.id, { note, version }), {
      onSaved: () => {
        draft.end();
        modal.close();
      },
      onError: (error) => showFormErrors(error, { note: 'note' }, form.setError, copy.noteFailed),
    });

  return (
    <FormModal
      state={modal}
      title={copy.editTitle(entry.ip)}
      formState={form.formState}
      onSubmit={form.handleSubmit(({ note }) => send(note, base.version))}
      submitLabel={copy.save}
      draft={{
        ...draft,
        discard() {
          draft.discard({ note: entry.note });
          conflict.accept(entry);
        },
      }}
    >
      <CountedField
        control={form.control}
        name="note"
        label={copy.note}
        help={copy.noteHelp}
        max={entryNoteMaxLength}
        autoComplete="off"
      />
      {current && (
        <ConflictDialog
          current={current}
          fields={[comparedText(copy.note, current.note, form.getValues('note'))]}
          onUseCurrent={() => {
            draft.reset({ note: current.note });
            conflict.accept(current);
          }}
          onSaveMine={() => send(form.getValues('note'), current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}
