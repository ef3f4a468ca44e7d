import { useMemo } from 'react';
import type { InsightFaq } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ListError } from '../../ui/list-error.tsx';
import { branchFigures } from './branch-figures.ts';
import { ExportButton } from './export-button.tsx';
import { useQuestions } from './insight-queries.ts';
import type { Period } from './period.ts';
import { TopQuestions } from './top-questions.tsx';
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
