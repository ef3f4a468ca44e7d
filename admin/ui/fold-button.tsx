import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';

interface FoldButtonProps {
  label: string;
  question: string;
  isFolded: boolean;
  onToggle: () => void;
}

/** Folds or unfolds the branch of a question. */
export function FoldButton({ label, question, isFolded, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      aria-label={`${label}: ${question}`}
      data-tooltip={label}
      onClick={onToggle}
      className="touch-target grid size-6 shrink-0 place-items-center rounded-control text-muted hover:bg-pressed hover:text-text"
    >
      <ChevronDown aria-hidden size={14} className={classNames(isFolded && '-rotate-90')} />
    </button>
  );
}
