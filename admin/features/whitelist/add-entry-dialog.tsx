import { whitelistIpExample, whitelistIpPattern } from '../../../api/contract/whitelist-ip.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { showToast } from '../../data/toasts.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCreateDialog } from '../../ui/use-create-dialog.ts';
import { addEntryDraft } from './add-entry-draft.ts';
import { filterIpCharacters } from './filter-ip-characters.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

export function AddEntryDialog({ onClose }: { onClose: () => void }) {
  const { add } = useWhitelistWrites();
  const { form, modal, submit } = useCreateDialog({
    draftName: addEntryDraft,
    blank: { ip: '' },
    serverFields: { ip: 'ip' },
    create: ({ ip }) => add(ip),
    onInvalid: () => showToast('error', copy.badIp(whitelistIpExample)),
    onClose,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const field = form.register('ip', {
    pattern: { value: whitelistIpPattern, message: copy.badIpShort },
    required: copy.badIpShort,
  });

  return (
    <FormModal
      state={modal}
      title={copy.add}
      isDirty={isDirty}
      onSubmit={submit}
      submitLabel={copy.submit}
      isSubmitting={isSubmitting}
    >
      <TextField
        label={copy.ip}
        help={copy.ipHelp(whitelistIpExample)}
        error={errors.ip?.message}
        autoComplete="off"
        // `decimal` would show a comma instead of a dot on Indonesian phones.
        inputMode="url"
        className="tabular"
        {...field}
        onChange={(event) => {
          filterIpCharacters(event.target);
          return field.onChange(event);
        }}
      />
    </FormModal>
  );
}
