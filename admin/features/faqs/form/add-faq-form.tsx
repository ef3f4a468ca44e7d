import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { findDraft } from '../../../data/forms/form-drafts.ts';
import { useRights } from '../../../data/rights.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { addFaqDraft } from '../data/faq-drafts.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { AddFaqFields } from './add-faq-fields.tsx';
import { useNewFaq } from './new-faq.ts';

interface AddFaqFormProps {
  websiteId: number;
  /** The first of the visitors' wordings that the FAQ answers. */
  answers?: string | undefined;
}

/** Adds FAQs. The form is above the list; a button opens it, and it is open while a website has no FAQs. */
export function AddFaqForm({ websiteId, answers }: AddFaqFormProps) {
  const [isOpen, setOpen] = useState(
    () => answers !== undefined || findDraft(addFaqDraft(websiteId)) !== undefined,
  );
  const [isNeeded, setNeeded] = useState(isOpen);
  const [isTyped, setTyped] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { asked } = useNewFaq(websiteId);
  const { data: tree } = useFaqTree(websiteId);
  const mayEdit = useRights()('edit', websiteId);
  const isEmpty = tree?.length === 0;
  if (!isOpen && (isEmpty || asked !== undefined)) setOpen(true);
  // Keep it mounted when the form is closed again, so that a chosen image is not lost.
  if (!isNeeded && isOpen) setNeeded(true);
  // Text that was typed before the right was lost is still shown, with the server's refusal. Its draft may not be stored yet.
  if (!isNeeded || !(mayEdit || isTyped || findDraft(addFaqDraft(websiteId)))) return null;
  const close = () => {
    setOpen(false);
    document.querySelector<HTMLElement>('[data-starts-faq]')?.focus();
  };
  return (
    <section
      ref={box}
      aria-labelledby="faq-baru"
      hidden={!isOpen}
      onInput={() => setTyped(true)}
      onKeyDown={({ key, defaultPrevented, target, currentTarget }) => {
        // Its lists and dialogs are elsewhere in the document.
        const isInside = currentTarget.contains(target as Node);
        if (key === 'Escape' && !defaultPrevented && isInside && !isEmpty) close();
      }}
      className="mb-4 scroll-mt-[calc(5rem+var(--bar))] rounded-card border border-line bg-surface"
    >
      <div className="flex h-11 items-center justify-between pr-2 pl-4">
        <h2 id="faq-baru" className="text-14 font-semibold">
          {copy.newFaq}
        </h2>
        {!isEmpty && <IconButton label={copy.closeForm} Icon={X} onClick={close} />}
      </div>
      <AddFaqFields websiteId={websiteId} isOpen={isOpen} box={box} answers={answers} />
    </section>
  );
}
