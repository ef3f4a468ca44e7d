import { type ReactNode, useMemo } from 'react';
import type { InsightFaq } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ListError } from '../../ui/list-error.tsx';
import { ExportButton } from './export-button.tsx';
import { useQuestions } from './insight-queries.ts';
import type { Period } from './period.ts';
import { type QuestionFigures, questionFigures } from './question-figures.ts';
import { QuestionBadges, QuestionLink, QuestionRow, QuestionTable } from './question-table.tsx';
import { ReasonsCard } from './reasons-card.tsx';

interface WebsiteQuestionsProps {
  websiteId: number;
  period: Period;
  faqs: readonly InsightFaq[];
}

/** The figures of the questions: those to mend first and the most read ones. */
export function WebsiteQuestions({ websiteId, period, faqs }: WebsiteQuestionsProps) {
  const { data: tree, error, refetch } = useQuestions(websiteId);
  const rows = useMemo(() => tree && questionFigures(tree, faqs), [tree, faqs]);
  if (rows)
    return (
      <>
        <ReasonsCard websiteId={websiteId} rows={rows} faqs={faqs} />
        <TopQuestions
          websiteId={websiteId}
          rows={rows}
          action={<ExportButton websiteId={websiteId} period={period} part="faqs" />}
        />
      </>
    );
  if (!error)
    return (
      <div role="status" className="h-64 rounded-card border border-line bg-surface">
        <span className="sr-only">{uiCopy.loading}</span>
      </div>
    );
  return (
    <div className="rounded-card border border-line bg-surface">
      <ListError title={insightsCopy.questions.failed} error={error} onRetry={() => refetch()} />
    </div>
  );
}

const copy = insightsCopy.questions;
const shown = 10;

interface TopQuestionsProps {
  websiteId: number;
  rows: readonly QuestionFigures[];
  /** Shown beside the title. */
  action: ReactNode;
}

/** The most read questions. */
function TopQuestions({ websiteId, rows, action }: TopQuestionsProps) {
  const top = rows
    .filter(({ sums }) => sums.read > 0)
    .sort((one, other) => other.sums.read - one.sums.read)
    .slice(0, shown);
  return (
    <section
      aria-labelledby="top-questions"
      className="@container rounded-card border border-line bg-surface"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
        <div className="grid gap-1">
          <h2 id="top-questions" className="text-14 font-semibold">
            {copy.top}
          </h2>
          <p className="text-13 text-muted">{top.length === 0 ? copy.noneRead : copy.topText}</p>
        </div>
        {action}
      </div>
      {top.length > 0 && (
        <QuestionTable caption={copy.top}>
          {top.map((row) => (
            <QuestionRow key={row.entry.id} sums={row.sums}>
              <div className="grid gap-1">
                <QuestionLink websiteId={websiteId} row={row} />
                <QuestionBadges sums={row.sums} />
              </div>
            </QuestionRow>
          ))}
        </QuestionTable>
      )}
    </section>
  );
}
