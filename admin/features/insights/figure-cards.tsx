import { Link } from 'wouter';
import type { InsightTotals } from '../../../api/contract/insights.ts';
import { insightWordsMinSenders } from '../../../api/contract/limits.ts';
import { insightsCopy as copy } from '../../copy/insights.ts';
import { formatCount, formatShare } from '../../format/number.ts';
import { ChangeText } from './change-text.tsx';
import { type Figure, type FigureName, figuresOf } from './figures.ts';

interface FigureCardsProps {
  websiteId: number;
  totals: InsightTotals;
  /** The totals of the period before; undefined if there is no period to compare with. */
  before: InsightTotals | undefined;
  /** Why `before` may be missing. */
  state: 'loading' | 'failed' | 'ready';
}

/** The figures of the period, each with its meaning and its change. */
export function FigureCards({ websiteId, totals, before, state }: FigureCardsProps) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {figuresOf(totals, before).map((figure) => (
        <div
          key={figure.name}
          data-tooltip={copy.figures[figure.name].meaning}
          className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4"
        >
          <dt className="text-13 font-medium">{copy.figures[figure.name].name}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <span className="tabular text-30 leading-tight font-semibold tracking-tight">
              {valueText(figure)}
            </span>{' '}
            <span className="tabular text-13 text-muted">{baseText(figure.name, totals)}</span>
          </dd>
          {(state !== 'ready' || figure.change.kind !== 'none') && (
            <dd className="tabular text-13 text-muted">
              {state === 'ready' ? (
                <ChangeText change={figure.change} isShare={figure.isShare} />
              ) : (
                copy.change[state]
              )}
            </dd>
          )}
          <dd className="sr-only">{copy.figures[figure.name].meaning}</dd>
          {figure.name === 'unanswered' && totals.unanswered > 0 && (
            <dd className="text-13">
              <Link
                to={`/unanswered?website=${websiteId}`}
                className="touch-target py-1 text-accent-text underline"
              >
                {copy.toUnanswered}
              </Link>{' '}
              <span className="text-muted">{copy.shownAfter(insightWordsMinSenders)}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function valueText({ value, isShare }: Figure): string {
  if (value === undefined) return copy.noValue;
  return isShare ? formatShare(value) : formatCount(value);
}

/** Returns the text for the total that a figure is a part of. */
function baseText(name: FigureName, totals: InsightTotals): string | undefined {
  if (name === 'solved' || name === 'handed_over') return copy.ofPanels(totals.opened);
  if (name === 'unanswered') return copy.ofSearches(totals.searched);
  if (name === 'helpful') return copy.votes(totals.helpful + totals.unhelpful);
  return undefined;
}
