import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { editColumns } from '../../ui/table/moment-column.tsx';

/** @param ownId the id of the current user, whose row is marked. */
export function userColumns(ownId: number | undefined): readonly Column<AdminUser>[] {
  const { columns } = copy;
  return [
    {
      header: columns.name,
      sort: 'username',
      cell: ({ id, username, role, website_ids }) => (
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-2 font-medium">
            <ClampedText>{username}</ClampedText>
            {id === ownId && (
              <span className="rounded-full border border-line px-2 text-12 text-muted">
                {copy.you}
              </span>
            )}
            {role !== 'admin' && (
              <Badge tone="neutral">
                {copy.roles[role].label}
                <span className="sr-only">{copy.forWebsites(website_ids.length)}</span>
              </Badge>
            )}
          </div>
        </div>
      ),
    },
    {
      header: columns.status,
      width: '6.5rem',
      sort: 'status',
      cell: ({ status }) => (
        <Badge tone={status ? 'success' : 'neutral'}>{status ? copy.active : copy.inactive}</Badge>
      ),
    },
    ...editColumns(columns, '6.5rem'),
  ];
}
