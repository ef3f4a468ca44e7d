import { CheckCheck } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { ListError } from '../../ui/list-error.tsx';
import { DoneList } from './done-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { OpenList } from './open-list.tsx';
import { useGroups } from './use-groups.ts';

interface WordingListsProps {
  websiteId: number;
  tab: 'open' | 'done';
}

/** Of the placeholders, in per cent. */
const skeletonWidths = [60, 40, 70, 50, 65];

/** The list of a tab, its placeholder or its error. */
export function WordingLists({ websiteId, tab }: WordingListsProps) {
  const { groups, done, error, retry } = useGroups(websiteId);
  if (error)
    return (
      <div className="border-t border-line">
        <ListError title={copy.loadFailed} error={error} onRetry={retry} />
      </div>
    );
  if (tab === 'done') {
    if (done === undefined) return <ListSkeleton />;
    if (done.length > 0) return <DoneList websiteId={websiteId} groups={done} />;
    return <EmptyList Icon={CheckCheck}>{copy.emptyDone}</EmptyList>;
  }
  if (groups === undefined) return <ListSkeleton />;
  return <OpenList websiteId={websiteId} groups={groups} />;
}

/** Placeholders with about the height of the groups. */
function ListSkeleton() {
  return (
    <div aria-busy className="divide-y divide-line border-t border-line">
      <span className="sr-only">{uiCopy.loading}</span>
      {skeletonWidths.map((width) => (
        <div key={width} aria-hidden className="grid gap-3 px-4 py-6">
          {[width, width / 2].map((part) => (
            <span
              key={part}
              className="block h-3 animate-pulse rounded-full bg-skeleton"
              style={{ width: `${part}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
