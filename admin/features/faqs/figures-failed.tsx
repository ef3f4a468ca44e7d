import { faqFiguresCopy as copy } from '../../copy/faqs/faq-figures.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../../ui/button.tsx';

/** Shown if the figures could not be loaded. The list works without them. */
export function FiguresFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <span role="alert" className="flex flex-wrap items-center gap-1 text-13 text-muted">
      {copy.failed}
      <Button size="sm" tone="ghost" onClick={onRetry}>
        {uiCopy.retry}
      </Button>
    </span>
  );
}
