import { ChevronDown } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import type { WholeText } from './column.ts';

/**
 * Shows the whole of a cut text, or cuts it again. The arrow keys reach it: as a stop of Tab in a hundred rows it would
 * be in the way of the actions.
 */
export function WholeToggle({ isOpen, toggle }: WholeText) {
  const label = isOpen ? uiCopy.readLess : uiCopy.readWhole;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={label}
      data-tooltip={label}
      onClick={toggle}
      className="whole-toggle touch-target -my-1 grid size-6 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text"
    >
      <ChevronDown aria-hidden size={14} className={isOpen ? 'rotate-180' : undefined} />
    </button>
  );
}
