import { CircleStop, Pencil, Trash2 } from 'lucide-react';
import type { Announcement } from '../../../api/contract/announcements.ts';
import { announcementsCopy as copy } from '../../copy/announcements.ts';
import { uiCopy } from '../../copy/ui.ts';
import { isRunning, useAnnouncements } from '../../data/announcements.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListError } from '../../ui/list-error.tsx';

interface AnnouncementListProps {
  /** Why none can be edited now. */
  editRefused: string | undefined;
  onEdit: (announcement: Announcement) => void;
  onRemove: (announcement: Announcement) => void;
}

/** The announcements that run or are coming. */
export function AnnouncementList({ editRefused, onEdit, onRemove }: AnnouncementListProps) {
  const { data, error, isPending, refetch } = useAnnouncements();
  const { data: websites = [] } = useWebsiteOptions();
  const namesOf = (ids: readonly number[]) =>
    websites.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <section className="grid gap-2 border-b border-line pb-4">
      <h3 className="text-13 font-semibold">{copy.list}</h3>
      {isPending && <p className="text-14 text-muted">{uiCopy.loading}</p>}
      {error && <ListError title={copy.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-14 text-muted">{copy.none}</p>}
      <ul className="grid gap-2">
        {data?.map((announcement) => (
          <li key={announcement.id} className="flex gap-2 text-14">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <span className="wrap-anywhere whitespace-pre-line">{announcement.text}</span>
              <span className="tabular text-13 wrap-anywhere text-muted">
                {copy.period(shortMoment(announcement.from), shortMoment(announcement.until))} ·{' '}
                {announcement.website_ids === null
                  ? copy.all
                  : namesOf(announcement.website_ids).join(', ')}
              </span>
              <Badge tone={isRunning(announcement) ? 'success' : 'neutral'}>
                {isRunning(announcement) ? copy.running : copy.coming}
              </Badge>
            </div>
            <IconButton
              label={copy.edit}
              subject={announcement.text}
              disabledReason={editRefused}
              Icon={Pencil}
              onClick={() => onEdit(announcement)}
            />
            <IconButton
              label={isRunning(announcement) ? copy.end : copy.remove}
              subject={announcement.text}
              Icon={isRunning(announcement) ? CircleStop : Trash2}
              onClick={() => onRemove(announcement)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
