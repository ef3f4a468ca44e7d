import type { ReactNode } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { checkKindOf } from '../../../api/contract/ticket.ts';
import { faqEntryCopy as copy } from '../../copy/faqs/faq-entry.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import { FaqFiguresLine } from './faq-figures.tsx';
import { DraftBadge } from './publishing/draft-faqs.tsx';
import { ReviewMark } from './review/review-mark.tsx';
import { NoteMark } from './search/note-mark.tsx';

interface QuestionLinesProps {
  faq: Faq;
  /** Shown first in the second line. */
  note?: ReactNode;
  showsFigures?: boolean;
  /** The question. */
  children: ReactNode;
}

/** A question, and below it what its row shows about it: in one line, unless marks leave too little room for the rest. */
export function QuestionLines({ faq, note, showsFigures = true, children }: QuestionLinesProps) {
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 font-medium">
        <ClampedText>{children}</ClampedText>
        <NoteMark faq={faq} />
        <DraftBadge id={faq.id} />
      </div>
      <div
        className={classNames(
          'second-line tabular flex min-w-0 items-center gap-x-2 text-12 leading-4 whitespace-nowrap text-muted empty:hidden [&>*]:py-0',
          (faq.is_due || showsFigures) && 'flex-wrap',
        )}
      >
        {faq.is_due && <ReviewMark faq={faq} onConfirmed={focusNext} />}
        {note}
        {faq.shown_on ? <span>{sharedFaqsCopy.shownOn(faq.shown_on)}</span> : null}
        <CheckFormBadge faq={faq} />
        {showsFigures && <FaqFiguresLine faq={faq} />}
      </div>
    </>
  );
}

/** Focuses the next answer to review or, if the next row has none, the button that edits this row. */
function focusNext(button: HTMLElement) {
  const row = button.closest('tr');
  const next = row?.nextElementSibling?.querySelector<HTMLElement>('[data-confirm]');
  const target = next ?? row?.querySelector<HTMLElement>('[data-on-enter]');
  target?.focus({ preventScroll: true });
  // A card hides that button.
  if (document.activeElement !== target) row?.focus({ preventScroll: true });
}

/** Marks a question that opens the form for a ticket check. */
function CheckFormBadge({ faq }: { faq: Faq }) {
  const kind = checkKindOf(faq);
  return kind && <Badge tone="neutral">{copy.checkForm(kind)}</Badge>;
}
