import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CreateWhitelistEntry } from '../../../api/contract/requests.ts';
import { whitelistIpExample, whitelistIpPattern } from '../../../api/contract/whitelist-ip.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { showFormFault } from '../../ui/form-faults.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { addEntryDraft } from './add-entry-draft.ts';
import { keepIpCharacters } from './keep-ip-characters.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

export function AddEntryDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const { add } = useWhitelistWrites();
  const [draft] = useState(() => findDraft<CreateWhitelistEntry>(addEntryDraft));
  const { register, handleSubmit, setError, watch, formState } = useForm<CreateWhitelistEntry>({
    defaultValues: { ip: '', ...draft },
  });
  const { errors, isSubmitting } = formState;
  const typed = watch('ip');
  useKeptDraft(addEntryDraft, () => (typed === '' ? undefined : { ip: typed }));

  const save = handleSubmit(
    async ({ ip }) => {
      try {
        const { message } = await add(ip);
        showToast('success', message);
        modal.close();
      } catch (fault) {
        showFormFault(fault, { ip: 'ip' }, setError);
      }
    },
    () => showToast('error', copy.badIp(whitelistIpExample)),
  );

  const field = register('ip', {
    pattern: { value: whitelistIpPattern, message: copy.badIpShort },
    required: copy.badIpShort,
  });

  return (
    <FormModal
      state={modal}
      title={copy.add}
      isDirty={typed !== ''}
      onSubmit={save}
      submitLabel={copy.submit}
      isSubmitting={isSubmitting}
    >
      <TextField
        label={copy.ip}
        help={copy.ipHelp(whitelistIpExample)}
        error={errors.ip?.message}
        autoComplete="off"
        // The keyboard of a phone with digits and a dot: in Indonesian the decimal one has a comma in its place.
        inputMode="url"
        className="tabular"
        {...field}
        onChange={(event) => {
          keepIpCharacters(event.target);
          return field.onChange(event);
        }}
      />
    </FormModal>
  );
}
