import { Ban, X } from 'lucide-react';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface IgnoreBarProps {
  /** How many groups are chosen. */
  chosen: number;
  isIgnoring: boolean;
  onIgnore: () => void;
  onClear: () => void;
}

/** Shows how many groups are chosen, and ignores them together. */
export function IgnoreBar({ chosen, isIgnoring, onIgnore, onClear }: IgnoreBarProps) {
  return (
    <>
      {/* Always rendered, because screen readers announce only changes of its text. */}
      <p role="status" className="sr-only">
        {chosen > 0 && copy.chosen(chosen)}
      </p>
      {chosen > 0 && (
        <section
          aria-label={copy.chosenBar}
          data-toast-avoid
          className="chosen-bar flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-3 py-2 shadow-float"
        >
          <p className="tabular mr-auto px-1 text-14 font-medium">{copy.chosen(chosen)}</p>
          <Button
            size="sm"
            pending={isIgnoring}
            icon={<Ban aria-hidden size={16} />}
            onClick={onIgnore}
          >
            {copy.ignoreAll}
          </Button>
          <IconButton
            label={copy.clearChosen}
            icon={<X aria-hidden size={16} />}
            onClick={onClear}
          />
        </section>
      )}
    </>
  );
}
