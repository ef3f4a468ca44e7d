import { CalendarX, ChartNoAxesColumn } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { insightsCopy as copy } from '../../copy/insights.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useRights } from '../../data/rights.ts';
import { clock } from '../../format/clock.ts';
import { formatDays } from '../../format/day.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { ListError } from '../../ui/list-error.tsx';
import { dayCharts, testedDays, testedSeries } from './chart-series.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { ExportButton } from './export-button.tsx';
import { KeywordsTile, ReviewTile, useIsCounting } from './faq-tiles.tsx';
import { FigureCards } from './figure-cards.tsx';
import { figureNames, isNothing } from './figures.ts';
import { useInsights, useInsightsBefore } from './insight-queries.ts';
import { periodBefore } from './period.ts';
import { usePeriod } from './use-period.ts';
import { WebsiteQuestions } from './website-questions.tsx';

/** The figures of a website for the chosen period. */
export function WebsiteInsights({ websiteId }: { websiteId: number }) {
  const may = useRights();
  const { period, today } = usePeriod();
  const { data, error, isPlaceholderData, dataUpdatedAt, isRefetchError, refetch } = useInsights(
    websiteId,
    period,
  );
  const earlier = period.error === undefined ? periodBefore(period, today) : undefined;
  const before = useInsightsBefore(websiteId, earlier);
  const isCounting = useIsCounting(websiteId);
  const hasNoneBefore = before.data && isNothing(before.data.totals);
  const [hasTables, setTables] = useState(false);
  const tested = useMemo(() => testedDays(data?.days ?? []), [data?.days]);
  const retry = () => {
    void refetch();
    if (before.isError) void before.refetch();
  };

  if (period.error !== undefined)
    return (
      <Card>
        <EmptyState Icon={CalendarX}>{copy.fixDays}</EmptyState>
      </Card>
    );
  if (data === undefined && error)
    return (
      <Card>
        <ListError title={copy.failed} error={error} onRetry={retry} />
      </Card>
    );
  // Otherwise the tiles would move the figures when it is loaded.
  if (data === undefined || isCounting) return <DashboardSkeleton />;

  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames(
        'grid gap-4 transition-opacity',
        isPlaceholderData && 'opacity-60 delay-200',
      )}
    >
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-13 text-muted">
        <p>
          {formatDays(period.from, period.to)},{' '}
          {earlier
            ? (hasNoneBefore ? copy.nothingBefore : copy.comparedWith)(
                formatDays(earlier.from, earlier.to),
              )
            : copy.notCompared}
        </p>
        <RefreshNote updatedAt={dataUpdatedAt} hasFailed={isRefetchError} onRetry={retry} />
      </div>
      <div className="grid gap-3 empty:hidden sm:auto-cols-fr sm:grid-flow-col">
        <ReviewTile websiteId={websiteId} />
        <KeywordsTile websiteId={websiteId} />
      </div>
      {isNothing(data.totals) ? (
        <Card>
          <EmptyState
            Icon={ChartNoAxesColumn}
            action={
              may('manage') && (
                <Link to={`/script?website=${websiteId}`} className={linkClass}>
                  {copy.toScript}
                </Link>
              )
            }
          >
            <p className="font-medium text-text">{copy.empty}</p>
            <p>{copy.emptyHelp}</p>
          </EmptyState>
        </Card>
      ) : (
        <>
          <h2 className="sr-only">{copy.figures.title}</h2>
          <FigureCards
            websiteId={websiteId}
            totals={data.totals}
            before={hasNoneBefore ? undefined : before.data?.totals}
            state={
              before.isError
                ? 'failed'
                : before.isLoading || isPlaceholderData
                  ? 'loading'
                  : 'ready'
            }
          />
          <div className="-mb-2 flex flex-wrap items-center justify-between gap-2">
            <h2 className="mr-auto text-16 font-semibold">{copy.charts.title}</h2>
            <CheckLine label={copy.charts.asTables} checked={hasTables} onChange={setTables} />
            <ExportButton websiteId={websiteId} period={period} part="days" />
          </div>
          <div className="grid gap-3 xl:grid-cols-2">
            {dayCharts.map(({ title, series }) => (
              <DayChart
                key={title}
                title={title}
                days={data.days}
                series={series}
                hasTable={hasTables}
              />
            ))}
            {tested.length > 0 && (
              <DayChart
                title={copy.charts.tested}
                days={tested}
                series={testedSeries}
                isShare
                hasTable={hasTables}
              />
            )}
          </div>
          <WebsiteQuestions websiteId={websiteId} period={period} faqs={data.faqs} />
        </>
      )}
      <ReadingNotes />
    </div>
  );
}

const linkClass =
  'touch-target inline-flex h-10 items-center rounded-control border border-control bg-surface px-4 text-14 font-medium hover:bg-hover';

function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface">{children}</div>;
}

interface RefreshNoteProps {
  /** The time of the last successful load, in milliseconds. */
  updatedAt: number;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Shows how old the figures are if they could not be refreshed, which they are every minute. */
function RefreshNote({ updatedAt, hasFailed, onRetry }: RefreshNoteProps) {
  const { time } = clock(new Date(updatedAt));
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2">
      <span role="status" className="text-danger empty:sr-only">
        {hasFailed && copy.updateFailed(time)}
      </span>
      {hasFailed && (
        <Button size="sm" tone="ghost" onClick={onRetry}>
          {uiCopy.retry}
        </Button>
      )}
    </p>
  );
}

/** Explains how the figures are made and what they cannot show. */
function ReadingNotes() {
  const { notes } = copy;
  return (
    <Disclosure summary={notes.title}>
      <ul className="mt-1 grid list-disc gap-1.5 pl-5 text-13 text-muted">
        {figureNames.map((name) => (
          <li key={name}>
            {copy.figures[name].name}: {copy.figures[name].meaning}
          </li>
        ))}
        {notes.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
