import { Download, Printer } from 'lucide-react';
import { proofCopy as copy } from '../../copy/proof.ts';
import { saveBlob } from '../../data/save-file.ts';
import { Button } from '../button.tsx';
import { CopyButton } from '../snippet/copy-button.tsx';

/** New recovery codes, which are shown only once. Nobody types ten of them, so they are copied, saved or printed. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const title = `${copy.recoveryCodesOf} ${window.location.host}`;
  return (
    <div className="only-printed grid gap-3">
      <p className="text-14 text-muted">{copy.recoveryLead}</p>
      <p className="hidden text-14 print:block">{title}</p>
      <ol className="grid gap-1 rounded-control border border-line bg-canvas px-4 py-3 font-mono text-12 wrap-anywhere sm:text-13">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={text} subject={copy.recoverySubject} />
        <Button
          size="sm"
          Icon={Download}
          onClick={() => saveBlob(new Blob([`${title}\n${text}\n`]), copy.recoveryFile)}
        >
          {copy.saveRecovery}
        </Button>
        <Button size="sm" Icon={Printer} onClick={() => window.print()}>
          {copy.printRecovery}
        </Button>
      </div>
    </div>
  );
}
