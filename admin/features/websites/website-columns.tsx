import type { Website } from '../../../api/contract/entities.ts';
import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { fillWordsCopy } from '../../copy/faqs/fill-words.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { CutText } from '../../ui/table/cut-text.tsx';
import { momentColumn } from '../../ui/table/moment-column.tsx';
import { FaqCountLink } from './faq-count-link.tsx';
import { LivechatCell } from './livechat-cell.tsx';
import { RunningAnnouncement } from './running-announcement.tsx';

const { columns } = copy;

export const websiteColumns: readonly Column<Website>[] = [
  {
    header: columns.name,
    sort: 'name',
    cell: ({ id, name, missing_words: missing }) => (
      <div className="grid gap-0.5">
        <span className="font-medium">
          <ClampedText>{name}</ClampedText>
        </span>
        <span className="flex flex-wrap gap-x-2 text-12 text-muted">
          <FaqCountLink websiteId={id} name={name} />
          <RunningAnnouncement websiteId={id} />
          {id === defaultWebsiteId && <span>{copy.defaultWebsite}</span>}
        </span>
        {missing && (
          <span className="text-12 text-muted [--clamp:2]">
            <ClampedText>{fillWordsCopy.missing(missing)}</ClampedText>
          </span>
        )}
      </div>
    ),
  },
  {
    header: columns.livechatLink,
    sort: 'livechat_link',
    cell: (website) => <LivechatCell link={website.livechat_link} />,
  },
  {
    header: columns.serverIp,
    width: '9rem',
    className: 'tabular',
    sort: 'server_ip',
    cell: (website) => <ClampedText>{website.server_ip}</ClampedText>,
  },
  momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at, 'last_edited_at'),
  {
    header: columns.createdBy,
    width: '8rem',
    sort: 'last_edited_by',
    cell: ({ last_edited_by }) => <CutText>{last_edited_by}</CutText>,
  },
];
