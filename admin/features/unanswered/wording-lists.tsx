import { CheckCheck } from 'lucide-react';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { ListError } from '../../ui/list-error.tsx';
import { DoneList } from './done-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { OpenList } from './open-list.tsx';
import { useGroups } from './use-groups.ts';

interface WordingListsProps {
  websiteId: number;
  tab: 'open' | 'done';
}

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
