import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { insightsCopy } from '../../copy/insights.ts';
import { formatCount, formatShare } from '../../format/number.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Change } from './figures.ts';

const copy = insightsCopy.change;
/** A smaller change is shown in words, because it would be rounded to 0. */
const leastShown = 0.0005;

interface ChangeTextProps {
  change: Change;
  isShare: boolean;
}

/** Describes how a figure differs from the period before. The colour only repeats the words. */
export function ChangeText({ change, isShare }: ChangeTextProps) {
  if (change.kind === 'none') return null;
  const before = isShare ? formatShare(change.before) : formatCount(change.before);
  if (change.kind === 'same')
    return (
      <Line Icon={Minus} verdict={undefined}>
        {copy.same(before)}
      </Line>
    );
  const { kind, by, verdict } = change;
  const words = copy[kind](isShare ? points(by) : percent(by), before);
  return (
    <Line Icon={kind === 'more' ? ArrowUp : ArrowDown} verdict={verdict}>
      {verdict === undefined ? words : `${words}, ${copy[verdict]}`}
    </Line>
  );
}

interface LineProps {
  Icon: typeof Minus;
  verdict: 'better' | 'worse' | undefined;
  children: string;
}

function Line({ Icon, verdict, children }: LineProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-baseline gap-1',
        verdict === 'better' && 'text-success',
        verdict === 'worse' && 'text-danger',
      )}
    >
      <Icon aria-hidden size={12} className="shrink-0 self-center" />
      {children}
    </span>
  );
}

function percent(part: number): string {
  return part < leastShown ? copy.tiny : formatShare(part);
}

function points(difference: number): string {
  const text = (difference * 100).toLocaleString('id-ID', { maximumFractionDigits: 1 });
  return copy.points(difference < leastShown ? copy.tinyPoints : text);
}
