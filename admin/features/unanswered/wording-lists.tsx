import { CheckCheck, RotateCw, TriangleAlert } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { errorMessage } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DoneList } from './done-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { OpenList } from './open-list.tsx';
import { useGroups } from './use-groups.ts';

interface WordingListsProps {
  websiteId: number;
  tab: 'open' | 'done';
}

/** The list of a tab, or why it is not there. */
export function WordingLists({ websiteId, tab }: WordingListsProps) {
  const { groups, done, error, retry } = useGroups(websiteId);
  if (error)
    return (
      <div role="alert" className="border-t border-line">
        <EmptyState
          icon={<TriangleAlert aria-hidden size={20} />}
          action={
            <Button icon={<RotateCw aria-hidden size={16} />} onClick={retry}>
              {uiCopy.retry}
            </Button>
          }
        >
          <p className="font-medium text-text">{copy.loadFailed}</p>
          <p>{errorMessage(error)}</p>
        </EmptyState>
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
