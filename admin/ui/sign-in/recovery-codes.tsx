import { proofCopy as copy } from '../../copy/proof.ts';
import { CopyButton } from '../snippet/copy-button.tsx';

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <p className="text-14 text-muted">{copy.recoveryLead}</p>
      <ol className="grid gap-1 rounded-control border border-line bg-canvas px-4 py-3 font-mono text-12 wrap-anywhere sm:text-13">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <CopyButton text={codes.join('\n')} subject={copy.recoverySubject} />
      </div>
    </div>
  );
}
