import { TriangleAlert } from 'lucide-react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { CutText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { momentColumn } from '../../ui/table/moment-column.tsx';
import { EntryStatus } from './entry-status.tsx';

/** @param ownIp the current user's IP address, whose entry is marked. */
export function whitelistColumns(ownIp: string | undefined): readonly Column<WhitelistEntry>[] {
  const { columns } = copy;
  return [
    {
      header: columns.ip,
      sort: 'ip',
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
      width: '10rem',
      sort: 'status',
      cell: (entry) => <EntryStatus entry={entry} isOwn={entry.ip === ownIp} />,
    },
    momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at, 'last_edited_at'),
    {
      header: columns.createdBy,
      width: '9rem',
      sort: 'last_edited_by',
      cell: ({ last_edited_by }) => <CutText>{last_edited_by}</CutText>,
    },
  ];
}
