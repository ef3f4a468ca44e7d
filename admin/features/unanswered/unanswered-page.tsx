import { CheckCheck, Inbox } from 'lucide-react';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { setParam, useParamsChange } from '../../data/lists/params-change.ts';
import { useSearchParams } from '../../data/router.tsx';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { WebsiteSelect } from '../../ui/form/website-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WordingLists } from './wording-lists.tsx';

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
        action={
          <div className="w-full sm:w-72">
            <WebsiteSelect value={websiteId} onChange={(id) => choose(id)} />
          </div>
        }
      />
      {!isPending && websiteId === undefined && <ChooseFirst>{copy.chooseFirst}</ChooseFirst>}
      {websiteId !== undefined && (
        <section className="rounded-card border border-line bg-surface">
          <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <p className="text-13 text-muted">{copy.explained}</p>
            <ChoiceButtons label={copy.tabs} choices={tabs} value={tab} onChange={showTab} />
          </div>
          <WordingLists key={websiteId} websiteId={websiteId} tab={tab} />
        </section>
      )}
    </>
  );
}
