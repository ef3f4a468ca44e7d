import type { SignInEntry } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { TitledCard } from '../../ui/titled-card.tsx';

/** The last sign-ins, with what was shown. */
export function SignInsCard({ signIns }: { signIns: readonly SignInEntry[] }) {
  return (
    <TitledCard title={copy.signIns}>
      {signIns.length === 0 && <p className="text-14 text-muted">{copy.noSignIns}</p>}
      <ul className="divide-y divide-line text-13">
        {signIns.map(({ at, address, browser, method, outcome, times }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list is replaced as a whole.
          <li key={index} className="grid gap-0.5 py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className={outcome === 'succeeded' ? '' : 'font-medium text-danger'}>
                {outcome === 'succeeded'
                  ? copy.methods[method ?? 'password']
                  : copy[outcome](times)}
              </span>
              <span className="tabular text-muted">{shortMoment(at)}</span>
            </p>
            <p className="text-muted wrap-anywhere">
              {[address, browser].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
