import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';

interface FoldButtonProps {
  isUnfolded: boolean;
  onToggle: () => void;
  children: string;
}

/** The head of a card that phones show folded, so that the list below it is near. */
export function FoldButton({ isUnfolded, onToggle, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      onClick={onToggle}
      className="flex h-12 w-full items-center justify-between rounded-card px-4 text-14 font-semibold md:hidden"
    >
      {children}
      <ChevronDown
        aria-hidden
        size={18}
        className={classNames('text-muted transition-transform', isUnfolded && 'rotate-180')}
      />
    </button>
  );
}
