import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { faqsCopy as copy } from '../../../copy/faqs.ts';
import type { Folding } from './use-folding.ts';

const buttonClass =
  'touch-target grid size-6 place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text';

/** Folds or unfolds all branches. It is in the table's header row. */
export function FoldAll({ foldAll, unfoldAll }: Folding) {
  return (
    <span className="-my-1 ml-2 inline-flex align-middle">
      <button
        type="button"
        aria-label={copy.foldAll}
        data-tooltip={copy.foldAll}
        onClick={foldAll}
        className={buttonClass}
      >
        <ChevronsDownUp aria-hidden size={14} />
      </button>
      <button
        type="button"
        aria-label={copy.unfoldAll}
        data-tooltip={copy.unfoldAll}
        onClick={unfoldAll}
        className={buttonClass}
      >
        <ChevronsUpDown aria-hidden size={14} />
      </button>
    </span>
  );
}
