import type { AuditEntry } from '../../../api/contract/audit.ts';
import { undoDays } from '../../../api/contract/limits.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';
import type { Column } from '../../ui/column.ts';
import { momentColumn } from '../../ui/moment-column.tsx';
import { ActionBadge } from './action-badge.tsx';
import { actorName } from './actor-name.ts';

/** @param websiteName names a website by its id. */
export function auditColumns(websiteName: (id: number) => string): readonly Column<AuditEntry>[] {
  const { columns } = copy;
  return [
    momentColumn(columns.at, ({ at }) => at),
    {
      header: columns.by,
      width: '9.5rem',
      cell: (entry) => (
        <div className="grid gap-0.5">
          <span className="font-medium">
            <ClampedText>{actorName(entry)}</ClampedText>
          </span>
          {entry.address !== null && (
            <span className="tabular text-12 text-muted wrap-anywhere">{entry.address}</span>
          )}
        </div>
      ),
    },
    {
      header: columns.action,
      width: '9.5rem',
      cell: ({ action, undo }) => (
        <div className="grid justify-items-start gap-0.5">
          <ActionBadge action={action} />
          {undo === 'done' && (
            <span className="pl-2 text-12 text-muted">{copy.undo(action).done}</span>
          )}
          {undo === 'expired' && (
            <span
              className="pl-2 text-12 text-muted"
              title={copy.undo(action).expiredHelp(undoDays)}
            >
              {copy.expired}
            </span>
          )}
        </div>
      ),
    },
    {
      header: columns.what,
      cell: ({ entity, label }) => (
        <div className="grid gap-0.5">
          <span className="text-12 text-muted">{copy.entities[entity]}</span>
          {label !== '' && <ClampedText>{label}</ClampedText>}
        </div>
      ),
    },
    {
      header: columns.website,
      width: '9rem',
      cell: ({ website_id }) =>
        website_id === null ? (
          <span className="text-muted">{copy.noWebsite}</span>
        ) : (
          <ClampedText>{websiteName(website_id)}</ClampedText>
        ),
    },
  ];
}
