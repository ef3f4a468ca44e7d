import type { Faq } from '../../../../api/contract/entities.ts';
import { faqReviewCopy as copy } from '../../../copy/faqs/faq-review.ts';
import { useRights } from '../../../data/rights.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useConfirmFaq } from '../data/use-confirm-faq.ts';

/** Marks an answer that must be reviewed, with the button that confirms it. */
export function ReviewMark({ faq }: { faq: Faq }) {
  const mayEdit = useRights()('edit', faq.website_id);
  return (
    <span data-dense className="flex shrink-0 items-center gap-2 [&>*]:py-0">
      <Badge tone="warning">{copy.due}</Badge>
      {mayEdit && <ConfirmButton faq={faq} />}
    </span>
  );
}

function ConfirmButton({ faq }: { faq: Faq }) {
  const { confirm, isPending } = useConfirmFaq(faq);
  return (
    <button
      type="button"
      data-confirm
      aria-label={`${copy.confirm}: ${faq.question}`}
      disabled={isPending}
      onClick={async ({ currentTarget }) => {
        const row = currentTarget.closest('tr');
        if (!(await confirm())) return;
        // The button disappears. In a filtered list the row does, too.
        const next = row?.nextElementSibling?.querySelector<HTMLElement>('[data-confirm]');
        (next ?? row?.querySelector<HTMLElement>('[data-on-enter]'))?.focus({
          preventScroll: true,
        });
      }}
      className="touch-target text-accent-text underline"
    >
      {copy.confirm}
    </button>
  );
}
