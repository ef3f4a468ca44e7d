import { whitelistIpExample, whitelistIpPattern } from '../../../api/contract/whitelist-ip.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { showToast } from '../../data/toasts.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useCreateDialog } from '../../ui/dialog/use-create-dialog.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useDroppedCharacters } from './use-dropped-characters.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

/** The name of the form's draft. */
export const addEntryDraft = 'add-whitelist-entry';

export function AddEntryDialog({ onClose }: { onClose: () => void }) {
  const { add } = useWhitelistWrites();
  const { dropped, isUnread, markRead, strip } = useDroppedCharacters();
  const { form, draft, modal, submit } = useCreateDialog({
    draftName: addEntryDraft,
    blank: { ip: '' },
    serverFields: { ip: 'ip' },
    failed: copy.addFailed,
    create: ({ ip }) => add(ip),
    onInvalid: ({ ip }) => {
      if (ip?.type === 'unread') markRead();
      else showToast('error', copy.badIp(whitelistIpExample));
    },
    onClose,
  });
  const { errors } = form.formState;
  const field = form.register('ip', {
    pattern: { value: whitelistIpPattern, message: copy.badIpShort },
    required: copy.badIpShort,
    validate: { unread: (ip) => !isUnread() || copy.readAgain(ip) },
  });
  const left = form.watch('ip');

  return (
    <FormModal
      state={modal}
      title={copy.add}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.submit}
      draft={draft}
    >
      <TextField
        label={copy.ip}
        required
        help={
          <span role="status" className={dropped.length > 0 ? 'text-warning' : ''}>
            {dropped.length > 0 ? copy.dropped(dropped, left) : copy.ipHelp(whitelistIpExample)}
          </span>
        }
        error={errors.ip?.message}
        autoComplete="off"
        // `decimal` would show a comma instead of a dot on Indonesian phones.
        inputMode="url"
        className="tabular"
        {...field}
        onChange={(event) => {
          strip(event);
          return field.onChange(event);
        }}
      />
    </FormModal>
  );
}
