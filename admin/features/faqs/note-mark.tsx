import { StickyNote } from 'lucide-react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqNotesCopy as copy } from '../../copy/faqs/faq-notes.ts';

/** Marks a question with a note for the team, which is in the tooltip. */
export function NoteMark({ faq: { note, own_note } }: { faq: Faq }) {
  const text = [note, own_note].filter(Boolean).join('\n\n');
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
