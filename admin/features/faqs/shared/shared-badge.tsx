import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { Badge } from '../../../ui/badge.tsx';

interface SharedBadgeProps {
  /** How many FAQs of the branch have an answer. */
  answers?: number | undefined;
}

/** Marks a branch of the library that a website shows. */
export function SharedBadge({ answers }: SharedBadgeProps) {
  return (
    <>
      <Badge tone="neutral">{copy.mark}</Badge>
      {answers !== undefined && <span>{copy.answers(answers)}</span>}
    </>
  );
}
