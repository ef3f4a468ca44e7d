import { insightsCopy as copy } from '../../copy/insights.ts';
import { pageNames } from '../../copy/page-names.ts';
import { useParamsChange } from '../../data/lists/params-change.ts';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { DayFilter } from '../../ui/date/day-filter.tsx';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { PageWebsiteSelect } from '../../ui/form/page-website-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { presets } from './period.ts';
import { usePeriod } from './use-period.ts';
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
        beside={<PageWebsiteSelect value={websiteId} onChange={choose} />}
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

const own = 'own';
const choices = [
  ...presets.map((days) => ({ value: `${days}`, label: copy.preset(days) })),
  { value: own, label: copy.ownDays },
];

/** Chooses the period of the dashboard. */
function PeriodFields() {
  const { period, choosePreset, chooseDays } = usePeriod();
  const { from, to, preset, error } = period;
  return (
    <div className="grid gap-3">
      <ChoiceButtons
        label={copy.period}
        choices={choices}
        value={preset === undefined ? own : `${preset}`}
        onChange={(chosen) => {
          const days = presets.find((each) => `${each}` === chosen);
          if (days === undefined) chooseDays({ from, to });
          else choosePreset(days);
        }}
      />
      {preset === undefined && (
        <div className="grid gap-3 px-1 pb-1 sm:max-w-96 sm:grid-cols-2">
          <DayFilter
            label={copy.from}
            error={error === 'too-long' ? copy.errors[error] : undefined}
            value={from}
            onChange={(day) => day && chooseDays({ from: day, to })}
          />
          <DayFilter
            label={copy.to}
            error={error === 'reversed' || error === 'future' ? copy.errors[error] : undefined}
            value={to}
            onChange={(day) => day && chooseDays({ from, to: day })}
          />
        </div>
      )}
    </div>
  );
}
