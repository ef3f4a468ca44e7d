import { useQuery } from '@tanstack/react-query';
import { Inbox, type LucideIcon } from 'lucide-react';
import { insightWordsMinSenders } from '../../../api/contract/limits.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { api, readFrom } from '../../data/api-client.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown if a list has no groups. */
export function EmptyList({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <div className="border-t border-line">
      <EmptyState Icon={Icon}>{children}</EmptyState>
    </div>
  );
}

/** Shown if no wording is open. Says how many searches found nothing: rare wordings are not listed. */
export function EmptyOpenList({ websiteId }: { websiteId: number }) {
  const { data } = useQuery({
    queryKey: ['insights', websiteId],
    queryFn: readFrom(api.api.insights[':websiteId'].$get, {
      param: { websiteId: `${websiteId}` },
      query: {},
    }),
  });
  const searches = data?.totals.unanswered ?? 0;
  return (
    <EmptyList Icon={Inbox}>
      {searches > 0 ? copy.emptyRare(searches, insightWordsMinSenders) : copy.empty}
    </EmptyList>
  );
}
