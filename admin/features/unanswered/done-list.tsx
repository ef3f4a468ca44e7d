import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import type { HandledGroup } from '../../../api/contract/unanswered.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { useRights } from '../../data/rights.ts';
import { useWordingWrites } from '../../data/unanswered.ts';
import { publishingQuery } from '../../data/websites/website-tree.ts';
import { formatShortDay } from '../../format/day.ts';
import { Button } from '../../ui/button.tsx';

interface DoneListProps {
  websiteId: number;
  /** The last handled group first. */
  groups: readonly HandledGroup[];
}

/** The handled wordings, and what the bot finds for them now. */
export function DoneList({ websiteId, groups }: DoneListProps) {
  const { putBack } = useWordingWrites(websiteId);
  const isWaiting = useIsWaiting(websiteId);
  const mayEdit = useRights()('edit', websiteId);
  const [pending, setPending] = useState<number>();
  const put = async (group: number) => {
    setPending(group);
    await putBack(group);
    setPending(undefined);
  };
  return (
    <ul aria-label={copy.doneList} className="divide-y divide-line border-t border-line">
      {groups.map(({ group, words, state, faq, before, since, again, handled_by, handled_at }) => (
        <li key={group} className="flex flex-wrap items-start gap-3 px-4 py-4">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <h2 className="text-16 leading-tight font-semibold wrap-anywhere">
              {words.map((each) => `“${each}”`).join(', ')}
            </h2>
            <p className="text-14">
              {state === 'ignored' ? copy.askedBefore(before) : copy.brought(before, since)}{' '}
              {again > 0 && state === 'answered' && (
                <span className="text-warning">{copy.again(again)}</span>
              )}
            </p>
            <p className="text-12 wrap-anywhere text-muted">
              {outcomeOf(state, faq?.question)}{' '}
              {state === 'answered' && isWaiting(handled_at) && (
                <span className="text-warning">{copy.afterRelease} </span>
              )}
              {copy.handled(handled_by, formatShortDay(jakartaDay(new Date(handled_at))))}
            </p>
          </div>
          {mayEdit && (
            <Button
              size="sm"
              tone="ghost"
              aria-label={`${copy.putBack}: ${words[0]}`}
              pending={pending === group}
              Icon={Undo2}
              onClick={() => void put(group)}
            >
              {copy.putBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function outcomeOf(state: HandledGroup['state'], question: string | undefined): string {
  if (state === 'ignored') return copy.ignored;
  return question === undefined ? copy.answeredByDeleted : copy.answeredBy(question);
}

/**
 * Returns a function that tells whether visitors do not have what was saved at a time (UTC, ISO 8601), because the
 * website collects a draft that was not published since.
 */
function useIsWaiting(websiteId: number): (savedAt: string) => boolean {
  const { data } = useQuery(publishingQuery(websiteId));
  const { release, changes = 0 } = data ?? {};
  return (savedAt) => changes > 0 && release != null && release.published_at < savedAt;
}
