import { useMemo } from 'react';
import type { InsightFaq } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ListError } from '../../ui/list-error.tsx';
import { type BranchFigures, branchFigures } from './branch-figures.ts';
import { ExportButton } from './export-button.tsx';
import { useQuestions } from './insight-queries.ts';
import type { Period } from './period.ts';
import { QuestionBadges, QuestionLink, QuestionRow, QuestionTable } from './question-table.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import { TreeCard } from './tree-card.tsx';

interface WebsiteQuestionsProps {
  websiteId: number;
  period: Period;
  faqs: readonly InsightFaq[];
}

/** The figures of the questions: the most read ones and the whole tree. */
export function WebsiteQuestions({ websiteId, period, faqs }: WebsiteQuestionsProps) {
  const { data: tree, error, refetch } = useQuestions(websiteId);
  const figures = useMemo(() => tree && branchFigures(tree, faqs), [tree, faqs]);
  if (figures)
    return (
      <>
        <ReasonsCard websiteId={websiteId} rows={figures.rows} faqs={faqs} />
        <TopQuestions websiteId={websiteId} rows={figures.rows} />
        <TreeCard
          websiteId={websiteId}
          {...figures}
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
  rows: readonly BranchFigures[];
}

/** The most read questions. */
function TopQuestions({ websiteId, rows }: TopQuestionsProps) {
  const top = rows
    .filter(({ own }) => own.read > 0)
    .sort((one, other) => other.own.read - one.own.read)
    .slice(0, shown);
  return (
    <section
      aria-labelledby="top-questions"
      className="@container rounded-card border border-line bg-surface"
    >
      <div className="grid gap-1 px-4 py-3">
        <h2 id="top-questions" className="text-14 font-semibold">
          {copy.top}
        </h2>
        <p className="text-13 text-muted">{top.length === 0 ? copy.noneRead : copy.topText}</p>
      </div>
      {top.length > 0 && (
        <QuestionTable caption={copy.top}>
          {top.map((row) => (
            <QuestionRow key={row.entry.id} sums={row.own}>
              <div className="grid gap-1">
                <QuestionLink websiteId={websiteId} row={row} />
                <QuestionBadges sums={row.own} />
              </div>
            </QuestionRow>
          ))}
        </QuestionTable>
      )}
    </section>
  );
}
