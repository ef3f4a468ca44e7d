import type { TotpSetUp } from '../../../api/contract/sign-in.ts';
import { proofCopy as copy } from '../../copy/proof.ts';
import { QrCode } from '../qr-code.tsx';
import { CopyButton } from '../snippet/copy-button.tsx';

/** The key of a new authenticator app, as a QR code and as text. */
export function TotpKey({ secret, uri }: TotpSetUp) {
  return (
    <div className="grid gap-3 text-14">
      <p className="text-muted">{copy.scan}</p>
      <QrCode address={uri} label={copy.qrCode} />
      <div className="grid gap-1">
        <p className="text-13 text-muted">{copy.secret}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-13 wrap-anywhere">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} subject={copy.secretSubject} />
        </div>
      </div>
    </div>
  );
}
