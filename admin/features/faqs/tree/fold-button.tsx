import { ChevronDown } from 'lucide-react';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { classNames } from '../../../ui/class-names.ts';

interface FoldButtonProps {
  question: string;
  isFolded: boolean;
  onToggle: () => void;
}

/** Folds or unfolds the branch of a question. */
export function FoldButton({ question, isFolded, onToggle }: FoldButtonProps) {
  const label = isFolded ? copy.unfold : copy.fold;
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
