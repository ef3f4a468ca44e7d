import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PasskeysOff } from '../../../api/contract/sign-in.ts';
import { gatePasskeyCopy as copy } from '../../copy/gate-passkey.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { navigate } from '../../data/router.tsx';
import { showPasskey, whyNoPasskeys } from '../../data/show-passkey.ts';
import { errorMessage, showToast } from '../../data/toasts.ts';
import { findPublicUrl } from '../../data/websites/public-url.ts';
import { Button } from '../../ui/button.tsx';

/** Lists this address for some hours by a passkey, and goes on to the sign-in page. */
export function GatePasskey() {
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const reason = whyNoPasskeys(findOff());
  if (reason !== undefined) return <p className="max-w-96 text-14 text-muted">{reason}</p>;

  const open = async () => {
    setProblem(undefined);
    setWaiting(true);
    setProblem(await listAddress());
    setWaiting(false);
  };
  return (
    <>
      <Button tone="primary" Icon={KeyRound} pending={isWaiting} onClick={() => void open()}>
        {copy.open}
      </Button>
      <p role="alert" className="max-w-96 text-14 text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}

/** Returns what went wrong, in words; undefined after it went on to the sign-in page. */
async function listAddress(): Promise<string | undefined> {
  try {
    const options = await readResponse(api.gate.passkey.options.$post());
    const passkey = await showPasskey(Promise.resolve(options)).catch(() => undefined);
    if (passkey === undefined) return copy.failed;
    const { message } = await readResponse(api.gate.passkey.$post({ json: { passkey } }));
    // The next request may come from another address: a browser that uses IPv4 and IPv6 has two.
    const { whitelist } = await readResponse(api.whitelist.$get());
    if (!whitelist.status) return copy.stillClosed;
    showToast('success', message);
    navigate('/signin', { replace: true });
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

/** The page may be open at another host than the one that passkeys belong to. */
function findOff(): PasskeysOff | null {
  const address = findPublicUrl();
  return new URL(address).hostname === location.hostname ? null : { reason: 'elsewhere', address };
}
