import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { faqsCopy as copy } from '../../../copy/faqs.ts';
import { findDraft } from '../../../data/forms/form-drafts.ts';
import { addFaqDraft } from '../data/faq-drafts.ts';
import { AddFaqFields } from './add-faq-fields.tsx';
import { useAddTarget } from './use-add-target.ts';

/**
 * Window widths at which the form is beside the table and always unfolded. Equal to the variant `3xl` of the styles.
 */
const besideTable = '(width >= 108rem)';

interface AddFaqFormProps {
  websiteId: number;
  /** The first of the visitors' wordings that the FAQ answers. */
  answers?: string | undefined;
}

/**
 * Adds a FAQ. The form is beside the table in a wide window; otherwise it is folded above the table, so that the list
 * is visible first.
 */
export function AddFaqForm({ websiteId, answers }: AddFaqFormProps) {
  const [isUnfolded, setUnfolded] = useState(
    () => answers !== undefined || findDraft(addFaqDraft(websiteId)) !== undefined,
  );
  const [isBeside, setBeside] = useState(() => window.matchMedia?.(besideTable).matches ?? false);
  const [isNeeded, setNeeded] = useState(isUnfolded || isBeside);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const query = window.matchMedia?.(besideTable);
    const update = () => setBeside(query.matches);
    query?.addEventListener('change', update);
    return () => query?.removeEventListener('change', update);
  }, []);
  const { target } = useAddTarget(websiteId);
  useEffect(() => {
    if (target !== undefined) setUnfolded(true);
  }, [target]);
  // Keep it mounted when the form is folded again, so that the typed text is not lost.
  if (!isNeeded && (isUnfolded || isBeside)) setNeeded(true);

  return (
    <section
      ref={box}
      aria-label={copy.newFaq}
      className="scroll-mt-[calc(5rem+var(--bar))] rounded-card border border-line bg-surface 3xl:sticky 3xl:top-22"
    >
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="flex h-12 w-full items-center justify-between rounded-card px-4 text-14 font-semibold 3xl:hidden"
      >
        {copy.newFaq}
        <ChevronDown
          aria-hidden
          size={18}
          className={`text-muted transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
        />
      </button>
      {isNeeded && (
        <AddFaqFields websiteId={websiteId} isUnfolded={isUnfolded} box={box} answers={answers} />
      )}
    </section>
  );
}
