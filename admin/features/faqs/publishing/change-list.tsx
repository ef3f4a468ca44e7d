import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { ChangeItem } from './change-item.tsx';
import { changesQuery } from './publishing-queries.ts';

interface ChangeListProps {
  websiteId: number;
  /** The number of an earlier release: the list has what its restoration changes for visitors. */
  release?: number | undefined;
  /** Comparing the words of thousands of answers at once would block the page. */
  shownAtOnce: number;
  /** Called when the link to a row was followed; undefined for a list without links. */
  onFollow?: (() => void) | undefined;
}

/** What a publication changes for visitors: each FAQ as they read it beside the new one. */
export function ChangeList({ websiteId, release, shownAtOnce, onFollow }: ChangeListProps) {
  const { data, error, refetch } = useQuery(changesQuery(websiteId, release));
  const changes = data?.changes;
  const [limit, setLimit] = useState(shownAtOnce);
  const left = (changes?.length ?? 0) - limit;
  return (
    <>
      {error && !changes && <LoadError onRetry={() => void refetch()} />}
      <p role="status" className="text-14 text-muted">
        {changes ? statusOf(changes.length, release !== undefined) : !error && uiCopy.loading}
      </p>
      <ul className="grid min-w-0 gap-3 empty:hidden">
        {changes?.slice(0, limit).map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            websiteId={websiteId}
            release={release}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          className="justify-self-center"
          onClick={() => setLimit(limit + Math.max(shownAtOnce, 25))}
        >
          {copy.more(Math.min(left, Math.max(shownAtOnce, 25)))}
        </Button>
      )}
    </>
  );
}

function statusOf(changes: number, isRestoration: boolean): string {
  if (changes === 0) return isRestoration ? copy.releaseIsSame : copy.noChanges;
  return isRestoration ? copy.releaseDiffers(changes) : copy.releaseChanges(changes);
}
