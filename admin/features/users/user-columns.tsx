import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { momentColumn } from '../../ui/moment-column.ts';

/** @param ownId the account of the current user, which is marked. */
export function userColumns(ownId: number | undefined): readonly Column<AdminUser>[] {
  const { columns } = copy;
  return [
    {
      header: columns.name,
      cell: ({ id, username }) => (
        <div className="flex min-w-0 items-center gap-2 font-medium">
          <ClampedText>{username}</ClampedText>
          {id === ownId && (
            <span className="rounded-full border border-line px-2 text-12 text-muted">
              {copy.you}
            </span>
          )}
        </div>
      ),
    },
    {
      header: columns.status,
      className: 'w-32',
      cell: ({ status }) => (
        <Badge tone={status ? 'success' : 'neutral'}>{status ? copy.active : copy.inactive}</Badge>
      ),
    },
    momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at),
    {
      header: columns.createdBy,
      className: 'w-44 text-13',
      cell: ({ last_edited_by }) => <ClampedText>{last_edited_by}</ClampedText>,
    },
  ];
}
