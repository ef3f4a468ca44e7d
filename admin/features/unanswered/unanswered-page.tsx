import { CheckCheck, Inbox } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { setParam, useParamsChange } from '../../data/lists/params-change.ts';
import { useSearchParams } from '../../data/router.tsx';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { PageWebsiteSelect } from '../../ui/form/page-website-select.tsx';
import { ListError } from '../../ui/list-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DoneList } from './done-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { OpenList } from './open-list.tsx';
import { useGroups } from './use-groups.ts';

const tabs = [
  { value: 'open', label: copy.open, Icon: Inbox },
  { value: 'done', label: copy.done, Icon: CheckCheck },
] as const;

/** Shows what visitors of a website did not find, and how it was handled. */
export function UnansweredPage() {
  const { websiteId, isPending, choose } = usePageWebsite();
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const tab = params.get('tab') === 'done' ? 'done' : 'open';
  usePageBotWebsite(websiteId);

  const showTab = (next: 'open' | 'done') =>
    changeParams((after) => setParam(after, 'tab', next === 'done' ? next : undefined), {
      replace: true,
    });
  return (
    <>
      <PageHeader
        title={copy.title}
        beside={<PageWebsiteSelect value={websiteId} onChange={(id) => choose(id)} />}
      />
      {!isPending && websiteId === undefined && <ChooseFirst>{copy.chooseFirst}</ChooseFirst>}
      {websiteId !== undefined && (
        <section className="rounded-card border border-line bg-surface">
          <div className="px-4 py-3">
            <ChoiceButtons label={copy.tabs} choices={tabs} value={tab} onChange={showTab} />
          </div>
          <WordingLists key={websiteId} websiteId={websiteId} tab={tab} />
        </section>
      )}
    </>
  );
}

interface WordingListsProps {
  websiteId: number;
  tab: 'open' | 'done';
}

/** Of the placeholders, in per cent. */
const skeletonWidths = [60, 40, 70, 50, 65];

/** The list of a tab, its placeholder or its error. */
function WordingLists({ websiteId, tab }: WordingListsProps) {
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
