import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { api, readFrom, readResponse } from '../../data/api-client.ts';
import { showPasskey, whyNoPasskeys } from '../../data/show-passkey.ts';
import { errorMessage } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';

interface PasskeyButtonProps {
  onSignedIn: () => void;
  onFailed: (reason: string) => void;
}

/** Signs in with a passkey alone. It is shown only where somebody has a passkey. */
export function PasskeyButton({ onSignedIn, onFailed }: PasskeyButtonProps) {
  const { data: methods } = useQuery({
    queryKey: ['sign-in-methods'],
    queryFn: readFrom(api.login.methods.$get, {}),
  });
  if (!methods?.passkey || whyNoPasskeys(null)) return null;

  const signIn = async () => {
    const options = readResponse(api.login.passkey.options.$post());
    const passkey = await showPasskey(options).catch(() => undefined);
    if (passkey === undefined) {
      onFailed(copy.passkeyFailed);
      return;
    }
    try {
      await readResponse(api.login.passkey.$post({ json: { passkey } }));
    } catch (error) {
      onFailed(errorMessage(error));
      return;
    }
    onSignedIn();
  };
  return (
    <Button Icon={KeyRound} onClick={signIn} className="w-full">
      {copy.signInWithPasskey}
    </Button>
  );
}
