import { insightsCopy as copy } from '../../copy/insights.ts';
import { uiCopy } from '../../copy/ui.ts';
import { clock } from '../../format/clock.ts';
import { Button } from '../../ui/button.tsx';

interface RefreshNoteProps {
  /** The time of the last successful load, in milliseconds. */
  updatedAt: number;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Shows how old the figures are. Only an error is announced, because the figures are refreshed every minute. */
export function RefreshNote({ updatedAt, hasFailed, onRetry }: RefreshNoteProps) {
  const { time } = clock(new Date(updatedAt));
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2 text-13 text-muted">
      {!hasFailed && copy.updatedAt(time)}
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
