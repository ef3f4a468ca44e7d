import { insightsCopy } from '../../copy/insights.ts';
import type { BranchFigures } from './branch-figures.ts';
import { QuestionBadges } from './question-badges.tsx';
import { QuestionLink } from './question-link.tsx';
import { QuestionRow, QuestionTable } from './question-table.tsx';

const copy = insightsCopy.questions;
const shown = 10;

interface TopQuestionsProps {
  websiteId: number;
  rows: readonly BranchFigures[];
}

/** The most read questions. */
export function TopQuestions({ websiteId, rows }: TopQuestionsProps) {
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
