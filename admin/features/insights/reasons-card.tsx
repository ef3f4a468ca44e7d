import { type InsightFaq, type ReasonSums, reasonNames } from '../../../api/contract/insights.ts';
import { faqFiguresCopy } from '../../copy/faqs/faq-figures.ts';
import { insightsCopy } from '../../copy/insights.ts';
import type { QuestionFigures } from './question-figures.ts';
import { QuestionLink } from './question-table.tsx';

const copy = insightsCopy.reasons;
const shown = 10;
const names = Object.values(reasonNames);

interface ReasonsCardProps {
  websiteId: number;
  rows: readonly QuestionFigures[];
  faqs: readonly InsightFaq[];
}

/** The answers to mend first: those with the most reasons why they did not help. */
export function ReasonsCard({ websiteId, rows, faqs }: ReasonsCardProps) {
  const rowOf = new Map(rows.map((row) => [row.entry.id, row]));
  const worst = faqs
    .flatMap(({ faq_id, reasons }) => {
      const row = rowOf.get(faq_id);
      const count = countOf(reasons);
      return row && count > 0 ? { row, reasons, count } : [];
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, shown);
  if (worst.length === 0) return null;
  return (
    <section
      aria-labelledby="reasons"
      className="rounded-card border border-line bg-surface px-4 py-3"
    >
      <h2 id="reasons" className="text-14 font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 text-13 text-muted">{copy.text}</p>
      <ol className="mt-2 grid divide-y divide-line">
        {worst.map(({ row, reasons }) => (
          <li key={row.entry.id} className="grid py-2 text-14">
            <QuestionLink websiteId={websiteId} row={row} />
            <span className="tabular text-13 text-muted">{faqFiguresCopy.reasonsOf(reasons)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function countOf(reasons: ReasonSums): number {
  return names.reduce((sum, name) => sum + reasons[name], 0);
}
