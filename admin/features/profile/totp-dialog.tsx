import { useForm } from 'react-hook-form';
import type { TotpSetUp } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { proofCopy } from '../../copy/proof.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { submitOf } from '../../data/forms/form-errors.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { TotpKey } from '../../ui/sign-in/totp-key.tsx';
import { type FactorDialogProps, useFactorModal } from './use-factor-modal.ts';

interface TotpDialogProps extends FactorDialogProps {
  setUp: TotpSetUp;
}

/** Shows the key of a new authenticator app and asks for its first code. */
export function TotpDialog({ setUp, ...props }: TotpDialogProps) {
  const { modal, closeWith } = useFactorModal(props);
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const confirm = submitOf(form, copy.setUpFailed, async (json) => {
    const { recovery_codes } = await readResponse(api.api.profile.totp.confirm.$post({ json }));
    closeWith(recovery_codes);
  });
  return (
    <FormModal
      state={modal}
      title={copy.totp}
      submitLabel={proofCopy.activate}
      formState={form.formState}
      isDirty={false}
      onSubmit={confirm}
    >
      <TotpKey {...setUp} />
      <CodeField
        label={proofCopy.firstCode}
        error={errors.code?.message}
        {...form.register('code')}
      />
    </FormModal>
  );
}
