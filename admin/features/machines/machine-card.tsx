import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import {
  type Machine,
  type MachineToken,
  tokenEndsSoonDays,
  tokensPerMachine,
} from '../../../api/contract/machines.ts';
import { machinesCopy as copy } from '../../copy/machines.ts';
import { usersCopy } from '../../copy/users.ts';
import { addDays, formatShortDay } from '../../format/day.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

export type MachineAction = 'edit' | 'remove' | 'token';

interface MachineCardProps {
  machine: Machine;
  onChoose: (action: MachineAction) => void;
  onRevoke: (token: MachineToken) => void;
}

/** A program with its tokens. */
export function MachineCard({ machine, onChoose, onRevoke }: MachineCardProps) {
  const { name, role, website_ids, may_publish, addresses, tokens } = machine;
  const today = jakartaDay(new Date());
  const isFull = tokens.filter((token) => token.expires_on >= today).length >= tokensPerMachine;
  const rights = [
    usersCopy.roles[role].label,
    copy.websites(website_ids.length),
    role === 'editor' && (may_publish ? copy.publishes : copy.drafts),
  ];
  return (
    <TitledCard title={name} text={rights.filter(Boolean).join(' · ')}>
      <p className="text-13 text-muted wrap-anywhere">
        {addresses.length === 0 ? copy.fromWhitelist : copy.from(addresses.join(', '))}
      </p>
      {tokens.length === 0 ? (
        <p className="text-14">{copy.noToken}</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <li
              key={token.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div className="grid min-w-0 gap-1 text-13 text-muted">
                <p className="text-14 text-text wrap-anywhere">
                  {token.name}{' '}
                  <span className="font-mono text-13 text-muted">
                    {copy.ending(token.last_four)}
                  </span>
                </p>
                <TokenEnd day={token.expires_on} today={today} />
                <p className="tabular">
                  {token.last_used_at === null
                    ? copy.unused
                    : copy.used(shortMoment(token.last_used_at))}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={copy.of(copy.revoke, token.name)}
                onClick={() => onRevoke(token)}
              >
                {copy.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className="text-13 text-muted">{copy.twoTokens}</p>}
      <div className="flex flex-wrap gap-2">
        {!isFull && <Button onClick={() => onChoose('token')}>{copy.newToken}</Button>}
        <Button onClick={() => onChoose('edit')}>{copy.edit}</Button>
        <Button onClick={() => onChoose('remove')}>{copy.remove}</Button>
      </div>
    </TitledCard>
  );
}

function TokenEnd({ day, today }: { day: string; today: string }) {
  const shown = formatShortDay(day);
  if (day < today) return <Badge tone="danger">{copy.ended(shown)}</Badge>;
  if (day <= addDays(today, tokenEndsSoonDays))
    return <Badge tone="warning">{copy.soon(shown)}</Badge>;
  return <p>{copy.until(shown)}</p>;
}
