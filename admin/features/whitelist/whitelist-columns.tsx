import { TriangleAlert } from 'lucide-react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { momentColumn } from '../../ui/moment-column.ts';
import { EntryStatus } from './entry-status.tsx';

/** @param ownIp the IP address of the current user, whose entry is marked. */
export function whitelistColumns(ownIp: string | undefined): readonly Column<WhitelistEntry>[] {
  const { columns } = copy;
  return [
    {
      header: columns.ip,
      cell: ({ ip, matchable }) => (
        <>
          <div className="tabular flex items-center gap-2 font-medium">
            <span>{ip}</span>
            {ip === ownIp && (
              <span className="rounded-full border border-line px-2 text-12 font-normal text-muted">
                {copy.yours}
              </span>
            )}
          </div>
          {!matchable && (
            <p className="flex items-start gap-1 text-12 text-warning">
              <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
              {copy.neverMatches}
            </p>
          )}
        </>
      ),
    },
    {
      header: columns.status,
      className: 'w-40',
      cell: (entry) => <EntryStatus entry={entry} isOwn={entry.ip === ownIp} />,
    },
    momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at),
    {
      header: columns.createdBy,
      className: 'w-36 text-13',
      cell: ({ last_edited_by }) => <ClampedText>{last_edited_by}</ClampedText>,
    },
  ];
}
