import { Ban, X } from 'lucide-react';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenRowsBar } from '../../ui/chosen-rows-bar.tsx';
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
    <ChosenRowsBar label={copy.chosenBar} status={chosen > 0 && copy.chosen(chosen)}>
      <Button
        size="sm"
        className="ml-auto"
        pending={isIgnoring}
        icon={<Ban aria-hidden size={16} />}
        onClick={onIgnore}
      >
        {copy.ignoreAll}
      </Button>
      <IconButton label={copy.clearChosen} icon={<X aria-hidden size={16} />} onClick={onClear} />
    </ChosenRowsBar>
  );
}
