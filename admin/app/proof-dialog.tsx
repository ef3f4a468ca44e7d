import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { ProofRequest } from '../../api/contract/sign-in.ts';
import { proofCopy as copy } from '../copy/proof.ts';
import { uiCopy } from '../copy/ui.ts';
import { api, readResponse } from '../data/api-client.ts';
import { submitOf } from '../data/forms/form-errors.ts';
import { useProfile } from '../data/profile.ts';
import { endProof } from '../data/proof-store.ts';
import { refreshSession } from '../data/session-store.ts';
import { showPasskey } from '../data/show-passkey.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/form/code-field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';

/**
 * Asks who uses the session before a sensitive write. It uses `<dialog>`, because the form that waits may be in one of
 * our own dialogs, which must stay open and keep its text. That one hides the rest of the page from assistive technology,
 * so this one is added to the body after it.
 */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { data: profile } = useProfile();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { register, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const isProven = useRef(false);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => setFocus(way), [way, setFocus]);

  const prove = async (json: ProofRequest) => {
    await readResponse(api.api.profile.proof.$post({ json }));
    refreshSession();
    isProven.current = true;
    dialog.current?.close();
  };
  const submit = submitOf(form, copy.failed, ({ password, code }) =>
    prove(way === 'password' ? { password } : { code }),
  );
  const usePasskey = async () => {
    try {
      const options = readResponse(api.api.profile.proof.options.$post());
      await prove({ passkey: await showPasskey(options) });
    } catch {
      setError('root.server', { type: 'server', message: copy.passkeyFailed });
    }
  };

  const hasPasskey = profile?.passkeys_off === null && profile.factors.passkeys.length > 0;
  return createPortal(
    <dialog
      ref={dialog}
      data-proof
      aria-labelledby={titleId}
      onClose={() => {
        endProof(isProven.current);
        onClose();
      }}
      // Escape must close only this dialog, not the one below.
      onKeyDown={(event) => event.stopPropagation()}
      className="m-auto w-[calc(100%-2rem)] max-w-modal rounded-panel border border-line bg-raised p-6 text-text backdrop:bg-scrim"
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-2">
          <h2 id={titleId} className="text-16 leading-tight font-semibold">
            {copy.title}
          </h2>
          <p className="text-14 text-muted">{copy.lead}</p>
        </div>
        {errors.root?.server && <Banner tone="danger">{errors.root.server.message}</Banner>}
        {way === 'password' ? (
          <PasswordInput
            label={copy.password}
            error={errors.password?.message}
            autoComplete="current-password"
            required
            {...register('password')}
          />
        ) : (
          <CodeField
            label={copy.code}
            help={copy.codeHelp}
            error={errors.code?.message}
            {...register('code')}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {profile?.factors.totp && (
            <Button
              size="sm"
              tone="ghost"
              onClick={() => setWay(way === 'password' ? 'code' : 'password')}
            >
              {way === 'password' ? copy.useCode : copy.usePassword}
            </Button>
          )}
          {hasPasskey && (
            <Button size="sm" tone="ghost" onClick={usePasskey}>
              {copy.usePasskey}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => dialog.current?.close()}>{uiCopy.cancel}</Button>
          <Button type="submit" tone="primary" pending={isSubmitting}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
