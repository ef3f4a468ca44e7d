import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../button.tsx';

/** Shows that a form contains a restored draft, and offers the stored values instead. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="col-span-full -my-1 flex coarse:-my-2 items-center gap-1 text-13 text-muted">
      <span role="status">{uiCopy.draftRestored}</span>
      <span aria-hidden>·</span>
      <Button
        size="sm"
        tone="ghost"
        className="-ml-2 underline underline-offset-2"
        onClick={onDiscard}
      >
        {uiCopy.discard}
      </Button>
    </div>
  );
}
