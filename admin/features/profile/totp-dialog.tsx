import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TotpSetUp } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { proofCopy } from '../../copy/proof.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { submitOf } from '../../data/forms/form-errors.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { TotpKey } from '../../ui/sign-in/totp-key.tsx';

interface TotpDialogProps {
  setUp: TotpSetUp;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the key of a new authenticator app and asks for its first code. */
export function TotpDialog({ setUp, onAdded, onClose }: TotpDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const modal = useModal(() => {
    if (codes !== undefined) onAdded(codes);
    onClose();
  });
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const confirm = submitOf(form, copy.setUpFailed, async (json) => {
    const { recovery_codes } = await readResponse(api.api.profile.totp.confirm.$post({ json }));
    setCodes(recovery_codes);
    modal.close();
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
