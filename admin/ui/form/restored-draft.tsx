import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../button.tsx';

interface RestoredDraftProps {
  onDiscard: () => void;
  /** What the draft could not restore. */
  children?: ReactNode;
}

/** Shows that a form contains a restored draft, and offers the stored values instead. */
export function RestoredDraft({ onDiscard, children }: RestoredDraftProps) {
  return (
    <div className="col-span-full -my-1 flex flex-wrap coarse:-my-2 items-center gap-1 text-13 text-muted">
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
      {children}
    </div>
  );
}
