import { TriangleAlert } from 'lucide-react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { unusedEntryDays } from '../../../api/contract/limits.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';

interface EntryAddressProps {
  entry: WhitelistEntry;
  /** Whether the entry contains the current user's address. */
  isOwn: boolean;
}

/** An entry's address, what it is for and when it was used. */
export function EntryAddress({ entry, isOwn }: EntryAddressProps) {
  const { ip, note, matchable, last_used_on: lastUsedOn, unused } = entry;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="tabular font-medium wrap-anywhere">{ip}</span>
        {isOwn && <Mark>{copy.yours}</Mark>}
        {unused && <Mark>{copy.unused(unusedEntryDays)}</Mark>}
      </div>
      {!matchable && (
        <p className="flex items-start gap-1 text-12 text-warning">
          <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {copy.neverMatches}
        </p>
      )}
      <p className="text-12 text-muted wrap-anywhere">
        {[note, copy.lastUsed(lastUsedOn)].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-line px-2 text-12 text-muted">{children}</span>
  );
}
