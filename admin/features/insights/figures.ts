import { helpfulShare } from '../../../api/contract/faqs/faq-figures.ts';
import type { Insights, InsightTotals } from '../../../api/contract/insights.ts';

export const figureNames = [
  'opened',
  'read',
  'solved',
  'handed_over',
  'unanswered',
  'helpful',
] as const;
export type FigureName = (typeof figureNames)[number];

/** How a figure differs from the one of the period before. */
export type Change =
  /** Nothing to compare with. */
  | { kind: 'none' }
  | { kind: 'same'; before: number }
  /** `by`: for a count, its relative change; for a share, the difference of the two shares. */
  | { kind: 'more' | 'less'; by: number; before: number; verdict: 'better' | 'worse' | undefined };

export interface Figure {
  name: FigureName;
  isShare: boolean;
  /** Undefined for a share whose whole is 0. */
  value: number | undefined;
  change: Change;
}

/** Only shares are rated, because counts change with the number of visitors. A higher share is better. */
const shares: readonly FigureName[] = ['solved', 'helpful'];

/** Returns the figures of a period. `before` is undefined if there is no period to compare with. */
export function figuresOf(totals: InsightTotals, before: InsightTotals | undefined): Figure[] {
  return figureNames.map((name) => {
    const isShare = shares.includes(name);
    const value = figureValue(name, totals);
    return {
      name,
      isShare,
      value,
      change: changeOf(value, before && figureValue(name, before), isShare),
    };
  });
}

/** The share of opened panels after which the visitor did not ask for a human. */
function solvedShare({ opened, handed_over }: InsightTotals): number | undefined {
  return partOf(Math.max(0, opened - handed_over), opened);
}

/** Returns a number as a share of another; undefined if the other is 0. */
export function partOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** Whether all counts are 0. There is no reason without a vote. */
export function isNothing({ reasons: _, ...totals }: Insights['totals']): boolean {
  return Object.values(totals).every((count) => count === 0);
}

function figureValue(name: FigureName, totals: InsightTotals): number | undefined {
  if (name === 'solved') return solvedShare(totals);
  if (name === 'helpful') return helpfulShare(totals);
  return totals[name];
}

function changeOf(now: number | undefined, before: number | undefined, isShare: boolean): Change {
  if (now === undefined || before === undefined) return { kind: 'none' };
  if (now === before) return { kind: 'same', before };
  // A change from 0 has no percentage.
  if (!isShare && before === 0) return { kind: 'none' };
  const difference = now - before;
  const isMore = difference > 0;
  return {
    kind: isMore ? 'more' : 'less',
    by: Math.abs(isShare ? difference : difference / before),
    before,
    verdict: isShare ? (isMore ? 'better' : 'worse') : undefined,
  };
}
