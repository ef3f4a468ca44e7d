import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { CutText } from '../../ui/table/cut-text.tsx';
import { momentColumn } from '../../ui/table/moment-column.tsx';
import { LinkWebsite } from './link-website.tsx';

const { columns } = copy;

export const linkColumns: readonly Column<WebsiteLink>[] = [
  {
    header: columns.link,
    sort: 'link',
    cell: ({ link, website_id }) => (
      <div className="grid gap-0.5">
        <span className="font-medium">
          <ClampedText>{link}</ClampedText>
        </span>
        <span className="truncate text-12 text-muted">
          <LinkWebsite id={website_id} />
        </span>
      </div>
    ),
  },
  momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at, 'last_edited_at'),
  {
    header: columns.createdBy,
    width: '10rem',
    sort: 'last_edited_by',
    cell: ({ last_edited_by }) => <CutText>{last_edited_by}</CutText>,
  },
];
