import { useForm } from 'react-hook-form';
import { passkeyLabelMaxLength } from '../../../api/contract/limits.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { proofCopy } from '../../copy/proof.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { submitOf } from '../../data/forms/form-errors.ts';
import { createPasskey } from '../../data/show-passkey.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { CountedField } from '../../ui/form/counted-field.tsx';
import { type FactorDialogProps, useFactorModal } from './use-factor-modal.ts';

/** Names a new passkey and lets the browser create it. */
export function PasskeyDialog(props: FactorDialogProps) {
  const { modal, closeWith } = useFactorModal(props);
  const form = useForm({ defaultValues: { label: '' } });
  const add = submitOf(form, copy.setUpFailed, async ({ label }) => {
    const options = readResponse(api.api.profile.passkeys.options.$post());
    // A refusal of the server is shown with its reason, one of the browser with ours.
    await options;
    const passkey = await createPasskey(options).catch(() => undefined);
    if (passkey === undefined) {
      form.setError('root.server', { type: 'server', message: proofCopy.passkeyFailed });
      return;
    }
    const added = await readResponse(api.api.profile.passkeys.$post({ json: { label, passkey } }));
    closeWith(added.recovery_codes);
  });
  return (
    <FormModal
      state={modal}
      title={copy.addPasskey}
      submitLabel={copy.addPasskey}
      formState={form.formState}
      isDirty={false}
      onSubmit={add}
    >
      <CountedField
        control={form.control}
        name="label"
        label={copy.passkeyLabel}
        help={copy.passkeyLabelHelp}
        max={passkeyLabelMaxLength}
        required
        findProblem={(typed) => (typed.trim() === '' ? copy.passkeyLabelMissing : undefined)}
      />
    </FormModal>
  );
}
