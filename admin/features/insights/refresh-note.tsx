import { insightsCopy as copy } from '../../copy/insights.ts';
import { uiCopy } from '../../copy/ui.ts';
import { clock } from '../../format/clock.ts';
import { Button } from '../../ui/button.tsx';

interface RefreshNoteProps {
  /** When the figures were read. */
  updatedAt: number;
  hasFailed: boolean;
  onRetry: () => void;
}

/** How old the figures are. Only a failure is announced, not each of the refreshes. */
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
