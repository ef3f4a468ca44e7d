import { useRef } from 'react';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { choosePage, chooseRow, useChoice } from './chosen-faqs.ts';

/** The checkboxes that choose FAQs for an action on many of them. */
export const selectColumn: Column<Faq> = {
  header: copy.choose,
  headerActions: <ChoosePage />,
  width: 'var(--mark)',
  isMark: true,
  cell: (faq) => <ChooseRow faq={faq} />,
};

function ChooseRow({ faq: { id, question } }: { faq: Faq }) {
  const isChosen = useChoice(({ versions }) => versions.has(id));
  // Some browsers do not report a held Shift with a press of the space bar.
  const isShiftHeld = useRef(false);
  return (
    <Checkbox
      aria-label={copy.chooseRow(question)}
      checked={isChosen}
      onKeyDown={({ shiftKey }) => {
        isShiftHeld.current = shiftKey;
      }}
      onMouseDown={(event) => {
        isShiftHeld.current = event.shiftKey;
        if (!event.shiftKey) return;
        // Otherwise Shift would select the text of all rows in between.
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onChange={({ currentTarget }) => chooseRow(id, currentTarget.checked, isShiftHeld.current)}
    />
  );
}

function ChoosePage() {
  const chosen = useChoice(
    ({ page, versions }) => page.filter(({ id }) => versions.has(id)).length,
  );
  const total = useChoice(({ page }) => page.length);
  const isWhole = total > 0 && chosen === total;
  return (
    <Checkbox
      data-choose-page
      aria-label={copy.choosePage}
      checked={isWhole}
      isPartly={chosen > 0 && !isWhole}
      disabled={total === 0}
      onChange={() => choosePage(!isWhole)}
    />
  );
}
