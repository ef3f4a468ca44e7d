import { StickyNote } from 'lucide-react';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqNotesCopy as copy } from '../../../copy/faqs/faq-notes.ts';
import { classNames } from '../../../ui/class-names.ts';

type Noted = Pick<Faq, 'note' | 'own_note'>;

/** Marks a question with a note for the team, which is in the tooltip. */
export function NoteMark({ faq }: { faq: Faq }) {
  const text = noteOf(faq);
  if (text === '') return null;
  return (
    <span
      role="img"
      aria-label={copy.mark(text)}
      data-tooltip={text}
      className="shrink-0 text-muted"
    >
      <StickyNote aria-hidden size={14} />
    </span>
  );
}

/** The note of a FAQ whose answer is read, whole: a tooltip needs a mouse. */
export function WholeNote({ faq, className }: { faq: Noted; className?: string }) {
  const text = noteOf(faq);
  if (text === '') return null;
  return (
    <span className={classNames('mt-2 text-13 text-muted', className)}>{copy.mark(text)}</span>
  );
}

export function noteOf({ note, own_note }: Noted): string {
  return [note, own_note].filter(Boolean).join('\n\n');
}
