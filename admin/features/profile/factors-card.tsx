import { KeyRound, type LucideIcon, ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Passkey, Profile, TotpSetUp } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useReloadProfile } from '../../data/profile.ts';
import { whyNoPasskeys } from '../../data/show-passkey.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

type Open =
  | { dialog: 'totp'; setUp: TotpSetUp }
  | { dialog: 'codes'; codes: readonly string[] }
  | { dialog: 'remove-passkey'; passkey: Passkey }
  | { dialog: 'remove-totp' | 'passkey' | 'make-codes' | 'end-others' };

/** The second factors of the account. */
export function FactorsCard({ profile }: { profile: Profile }) {
  const { factors } = profile;
  const passkeysOff = whyNoPasskeys(profile.passkeys_off);
  const reload = useReloadProfile();
  const [open, setOpen] = useState<Open>();
  // A dialog that changed something is followed by another one, once it has closed.
  const next = useRef<Open>(undefined);
  const close = () => {
    setOpen(next.current);
    next.current = undefined;
  };
  // Decided now: the list of sessions is loaded again later, and the question would come up out of nothing.
  const offer: Open | undefined =
    profile.sessions.length > 1 ? { dialog: 'end-others' } : undefined;
  const hasFactor = factors.totp || factors.passkeys.length > 0;

  const begin = async () => {
    try {
      setOpen({ dialog: 'totp', setUp: await readResponse(api.api.profile.totp.$post()) });
    } catch (error) {
      showError(error, copy.setUpFailed);
    }
  };
  const afterAdding = (codes: readonly string[]) => {
    void reload();
    next.current = codes.length > 0 ? { dialog: 'codes', codes } : offer;
  };
  const remove = async (removal: Promise<{ message: string }>) => {
    showToast('success', (await removal).message);
    next.current = offer;
    await reload();
  };

  return (
    <TitledCard title={copy.factors} text={copy.factorsText}>
      {profile.factor_required && <p className="text-14">{copy.factorsRequired}</p>}
      <ul className="divide-y divide-line">
        <Factor Icon={Smartphone} name={copy.totp} state={<FactorState isOn={factors.totp} />}>
          {factors.totp ? (
            <Button
              size="sm"
              aria-label={copy.removeTotp}
              onClick={() => setOpen({ dialog: 'remove-totp' })}
            >
              {copy.remove}
            </Button>
          ) : (
            <Button size="sm" onClick={begin}>
              {copy.setUp}
            </Button>
          )}
        </Factor>
        <Factor
          Icon={KeyRound}
          name={copy.passkeys}
          state={passkeysOff && <span className="text-13 text-muted">{passkeysOff}</span>}
        >
          {passkeysOff === undefined && (
            <Button size="sm" onClick={() => setOpen({ dialog: 'passkey' })}>
              {copy.addPasskey}
            </Button>
          )}
        </Factor>
        {factors.passkeys.map((passkey) => (
          <Factor
            key={passkey.id}
            Icon={KeyRound}
            name={passkey.label}
            state={
              <span className="tabular text-13 text-muted">
                {shortMoment(passkey.last_used_at ?? passkey.created_at)}
              </span>
            }
          >
            <Button
              size="sm"
              aria-label={`${copy.removePasskey} ${passkey.label}`}
              onClick={() => setOpen({ dialog: 'remove-passkey', passkey })}
            >
              {copy.remove}
            </Button>
          </Factor>
        ))}
        {hasFactor && (
          <Factor
            Icon={ShieldCheck}
            name={copy.recoveryCodes}
            state={
              <span className="text-13 text-muted">
                {copy.recoveryLeft(factors.recovery_codes)}
              </span>
            }
          >
            <Button size="sm" onClick={() => setOpen({ dialog: 'make-codes' })}>
              {copy.makeCodes}
            </Button>
          </Factor>
        )}
      </ul>
      {open?.dialog === 'totp' && (
        <TotpDialog setUp={open.setUp} onAdded={afterAdding} onClose={close} />
      )}
      {open?.dialog === 'passkey' && <PasskeyDialog onAdded={afterAdding} onClose={close} />}
      {open?.dialog === 'codes' && (
        <CodesDialog codes={open.codes} onClose={() => setOpen(offer)} />
      )}
      {open?.dialog === 'end-others' && (
        <EndOthersDialog question={copy.endOthersOffer} onClose={close} />
      )}
      {open?.dialog === 'remove-totp' && (
        <ConfirmDialog
          title={copy.removeTotp}
          confirmLabel={copy.remove}
          tone="danger"
          failed={copy.removeFailed}
          onConfirm={() => remove(readResponse(api.api.profile.totp.$delete()))}
          onClose={close}
        >
          <p>{copy.removeTotpQuestion}</p>
        </ConfirmDialog>
      )}
      {open?.dialog === 'remove-passkey' && (
        <ConfirmDialog
          title={copy.removePasskey}
          confirmLabel={copy.remove}
          tone="danger"
          failed={copy.removeFailed}
          onConfirm={() =>
            remove(
              readResponse(
                api.api.profile.passkeys[':passkey'].$delete({
                  param: { passkey: open.passkey.id },
                }),
              ),
            )
          }
          onClose={close}
        >
          <p>{copy.removePasskeyQuestion(open.passkey.label)}</p>
        </ConfirmDialog>
      )}
      {open?.dialog === 'make-codes' && (
        <ConfirmDialog
          title={copy.makeCodes}
          confirmLabel={copy.makeCodes}
          failed={copy.makeCodesFailed}
          onConfirm={async () => {
            const request = api.api.profile['recovery-codes'].$post();
            afterAdding((await readResponse(request)).recovery_codes);
          }}
          onClose={close}
        >
          <p>{copy.makeCodesQuestion}</p>
        </ConfirmDialog>
      )}
    </TitledCard>
  );
}

interface FactorProps {
  Icon: LucideIcon;
  name: string;
  state: ReactNode;
  children: ReactNode;
}

function Factor({ Icon, name, state, children }: FactorProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="shrink-0 text-muted">
        <Icon aria-hidden size={18} />
      </span>
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="text-14 font-medium wrap-anywhere">{name}</p>
        {state}
      </div>
      {children}
    </li>
  );
}

function FactorState({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? copy.on : copy.off}</Badge>;
}
