import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { faqsCopy as copy } from '../../../copy/faqs.ts';
import { findDraft } from '../../../data/forms/form-drafts.ts';
import { lazyPopup, useLazyCode } from '../../../ui/lazy.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { addFaqDraft } from '../data/faq-drafts.ts';
import { useAddTarget } from './use-add-target.ts';

// Loaded lazily: users need the list first, and the form is a tenth of the page's code.
const fields = lazyPopup(() => import('./add-faq-fields.tsx').then((m) => m.AddFaqFields));

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
  const { loaded: Fields, isLoading, error, retry } = useLazyCode(fields, isNeeded);
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
      aria-busy={isLoading}
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
      {error !== undefined && (
        <div className="px-4 pb-4 3xl:pt-4">
          <LoadError onRetry={retry} />
        </div>
      )}
      {Fields && isNeeded && (
        <Fields websiteId={websiteId} isUnfolded={isUnfolded} box={box} answers={answers} />
      )}
    </section>
  );
}
