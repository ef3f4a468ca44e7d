import type { Website } from '../../../api/contract/entities.ts';
import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { momentColumn } from '../../ui/moment-column.ts';
import { LivechatCell } from './livechat-cell.tsx';

const { columns } = copy;

export const websiteColumns: readonly Column<Website>[] = [
  {
    header: columns.name,
    cell: ({ id, name }) => (
      <div className="grid gap-0.5">
        <span className="font-medium">
          <ClampedText>{name}</ClampedText>
        </span>
        {id === defaultWebsiteId && (
          <span className="text-12 text-muted">{copy.defaultWebsite}</span>
        )}
      </div>
    ),
  },
  {
    header: columns.livechatLink,
    cell: (website) => <LivechatCell link={website.livechat_link} />,
  },
  {
    header: columns.serverIp,
    className: 'tabular w-40',
    cell: (website) => <ClampedText>{website.server_ip}</ClampedText>,
  },
  momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at),
  {
    header: columns.createdBy,
    className: 'w-26 wrap-anywhere',
    cell: ({ last_edited_by }) => last_edited_by,
  },
];
