import { useState } from 'react';
import { proposeNetwork } from '../../../api/contract/ip-network.ts';
import { entryNoteMaxLength } from '../../../api/contract/limits.ts';
import { whitelistIpExample, whitelistIpPattern } from '../../../api/contract/whitelist-ip.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { showToast } from '../../data/toasts.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useCreateDialog } from '../../ui/dialog/use-create-dialog.ts';
import { CountedField } from '../../ui/form/counted-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AddressChoice } from './address-choice.tsx';
import { explainNetwork, findNetworkProblem, isAskedAbout } from './explain-network.ts';
import { ipCharacters, useDroppedCharacters } from './use-dropped-characters.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

/** The name of the form's draft. */
export const addEntryDraft = 'add-whitelist-entry';

const blank = { ip: '', isNetwork: false, note: '' };

export function AddEntryDialog({ onClose }: { onClose: () => void }) {
  const { add } = useWhitelistWrites();
  const { dropped, isUnread, markRead, strip, forget } = useDroppedCharacters();
  /** The wide network that the user was asked about. */
  const [asked, setAsked] = useState('');
  /** The user's own address, whose network was filled in. */
  const [own, setOwn] = useState<string>();
  const { form, draft, modal, submit } = useCreateDialog({
    draftName: addEntryDraft,
    blank,
    serverFields: { ip: 'ip', note: 'note' },
    failed: copy.addFailed,
    create: ({ ip, note }) => add(ip, note),
    onInvalid: ({ ip }) => {
      if (ip?.type === 'asked') setAsked(form.getValues('ip'));
      else if (ip?.type === 'unread') markRead();
      else if (ip && !form.getValues('isNetwork'))
        showToast('error', copy.badIp(whitelistIpExample));
    },
    onClose,
  });
  const { errors } = form.formState;
  const isNetwork = form.watch('isNetwork');
  const ip = form.watch('ip');

  const fill = (text: string, asNetwork: boolean) => {
    form.setValue('isNetwork', asNetwork, { shouldDirty: true });
    form.setValue('ip', text, { shouldDirty: true });
    form.clearErrors('ip');
    forget();
    setOwn(undefined);
  };
  const fillOwn = (address: string) => {
    const proposed = proposeNetwork(address);
    fill(proposed, isNetwork || proposed !== address);
    if (proposed !== address) setOwn(address);
  };
  const { onChange, ...field } = form.register('ip', {
    required: isNetwork ? copy.badNetwork : copy.badIpShort,
    validate: isNetwork
      ? {
          network: (typed) => findNetworkProblem(typed) ?? true,
          asked: (typed) => typed === asked || !isAskedAbout(typed) || copy.askAgain(typed),
        }
      : {
          format: (typed) => whitelistIpPattern.test(typed) || copy.badIpShort,
          unread: (typed) => !isUnread() || copy.readAgain(typed),
        },
  });
  const droppedHelp = dropped.length > 0 && copy.dropped(dropped, ip);

  return (
    <FormModal
      state={modal}
      title={copy.add}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.save}
      draft={draft}
    >
      {isNetwork ? (
        <TextField
          key="network"
          label={copy.network}
          required
          help={<span role="status">{explainNetwork(ip, own)}</span>}
          error={errors.ip?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          className="tabular"
          {...field}
          onChange={(event) => {
            setOwn(undefined);
            return onChange(event);
          }}
        />
      ) : (
        <TextField
          key="address"
          label={copy.ip}
          required
          help={
            <span role="status" className={droppedHelp ? 'text-warning' : ''}>
              {droppedHelp || copy.ipHelp(whitelistIpExample)}
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
            return onChange(event);
          }}
        />
      )}
      <AddressChoice
        isNetwork={isNetwork}
        // Digits and dots of a network would be another address.
        onChange={(isOn) => fill(isOn || ip === ipCharacters(ip) ? ip : '', isOn)}
        onFillOwn={fillOwn}
      />
      <CountedField
        control={form.control}
        name="note"
        label={copy.note}
        help={copy.noteHelp}
        max={entryNoteMaxLength}
        autoComplete="off"
      />
    </FormModal>
  );
}
