import { helpfulShare } from '../../../api/contract/faq-figures.ts';
import type { InsightTotals } from '../../../api/contract/insights.ts';

export const figureNames = [
  'opened',
  'read',
  'solved',
  'handed_over',
  'unanswered',
  'helpful',
] as const;
export type FigureName = (typeof figureNames)[number];

/** How a figure differs from the period before. */
export type Change =
  /** There is nothing to compare with. */
  | { kind: 'none' }
  | { kind: 'same'; before: number }
  /** `by` is a part of the number before for a count, and the difference of the two for a share. */
  | { kind: 'more' | 'less'; by: number; before: number; verdict: 'better' | 'worse' | undefined };

export interface Figure {
  name: FigureName;
  isShare: boolean;
  /** Undefined for a share of nothing. */
  value: number | undefined;
  change: Change;
}

/** Counts go up and down with the number of visitors, so that only shares are judged. More of each is better. */
const shares: readonly FigureName[] = ['solved', 'helpful'];

/** The figures of a period. `before` is undefined where the period before cannot be compared. */
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

/** Panels opened after which nobody asked for a human, as a part of all panels opened. */
export function solvedShare({ opened, handed_over }: InsightTotals): number | undefined {
  return partOf(Math.max(0, opened - handed_over), opened);
}

/** One number as a part of another; undefined for a part of nothing. */
export function partOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** Whether nothing at all was counted. */
export function isNothing(totals: InsightTotals): boolean {
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
  // A count that was 0 has grown by no percentage.
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
