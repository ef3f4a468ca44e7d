import { insightsCopy as copy } from '../../copy/insights.ts';
import { pageNames } from '../../copy/page-names.ts';
import { useParamsChange } from '../../data/lists/params-change.ts';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { WebsiteSelect } from '../../ui/form/website-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PeriodFields } from './period-fields.tsx';
import { WebsiteInsights } from './website-insights.tsx';

/** Figures, charts by day and questions of a website. */
export function DashboardPage() {
  const { websiteId, isPending } = usePageWebsite();
  const changeParams = useParamsChange();
  usePageBotWebsite(websiteId);
  // Do not change the period.
  const choose = (id: number) => changeParams((params) => params.set('website', `${id}`));
  return (
    <>
      <PageHeader
        title={pageNames.dashboard}
        action={
          <div className="w-full sm:w-72">
            <WebsiteSelect value={websiteId} onChange={choose} />
          </div>
        }
      />
      {websiteId === undefined ? (
        !isPending && <ChooseFirst>{copy.chooseFirst}</ChooseFirst>
      ) : (
        <>
          <div className="mb-4 rounded-card border border-line bg-surface px-3 py-2">
            <PeriodFields />
          </div>
          <WebsiteInsights key={websiteId} websiteId={websiteId} />
        </>
      )}
    </>
  );
}
