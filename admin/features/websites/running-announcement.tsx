import { isFor } from '../../../api/contract/announcements.ts';
import { shellCopy } from '../../copy/shell.ts';
import { isRunning, useAnnouncements } from '../../data/announcements.ts';
import { Badge } from '../../ui/badge.tsx';

/** Marks a website whose visitors see an announcement now. */
export function RunningAnnouncement({ websiteId }: { websiteId: number }) {
  const { data = [] } = useAnnouncements();
  const running = data.find((each) => isFor(websiteId, each.website_ids) && isRunning(each));
  return (
    running && (
      <span data-tooltip={running.text}>
        <Badge tone="warning">{shellCopy.announcements}</Badge>
      </span>
    )
  );
}
