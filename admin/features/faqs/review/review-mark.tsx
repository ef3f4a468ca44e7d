import { type MouseEvent, useState } from 'react';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqReviewCopy as copy } from '../../../copy/faqs/faq-review.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { useRights } from '../../../data/rights.ts';
import { showError } from '../../../data/toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useFaqWrites } from '../data/faq-writes.ts';

interface ReviewMarkProps {
  faq: Faq;
  /** Moves the focus, because the button disappears. */
  onConfirmed: (button: HTMLElement) => void;
}

/** Marks an answer that must be reviewed, with the button that confirms it. */
export function ReviewMark(props: ReviewMarkProps) {
  const mayEdit = useRights()('edit', props.faq.website_id);
  return (
    <span data-dense className="flex shrink-0 items-center gap-2 [&>*]:py-0">
      <span
        data-tooltip={
          props.faq.outdated_on === null ? undefined : copy.outdated(props.faq.outdated_on)
        }
      >
        <Badge tone="warning">{copy.due}</Badge>
      </span>
      {mayEdit && <ConfirmButton {...props} />}
    </span>
  );
}

function ConfirmButton({
  faq: { id, version, website_id, question },
  onConfirmed,
}: ReviewMarkProps) {
  const { report } = useFaqWrites(website_id);
  const [isPending, setPending] = useState(false);
  const confirm = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setPending(true);
    try {
      const write = api.api.faqs[':id'].confirm.$post({
        param: { id: `${id}` },
        json: { version },
      });
      await report(readResponse(write));
      onConfirmed(currentTarget);
    } catch (error) {
      showError(error, copy.confirmFailed);
    }
    setPending(false);
  };
  return (
    <button
      type="button"
      data-confirm
      aria-label={`${copy.confirm}: ${question}`}
      disabled={isPending}
      onClick={confirm}
      className="touch-target text-accent-text underline"
    >
      {copy.confirm}
    </button>
  );
}
