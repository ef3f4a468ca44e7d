import { isOftenUnhelpful } from '../../../api/contract/faqs/faq-figures.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { Badge } from '../../ui/badge.tsx';
import { type FaqSums, isOftenHandedOver } from './branch-figures.ts';

const copy = insightsCopy.questions;

/** Badges for the problems of a question or a whole branch. */
export function QuestionBadges({ sums }: { sums: FaqSums }) {
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {sums.read === 0 && <Badge tone="neutral">{copy.unread}</Badge>}
      {isOftenUnhelpful(sums) && <Badge tone="danger">{copy.oftenUnhelpful}</Badge>}
      {isOftenHandedOver(sums) && <Badge tone="warning">{copy.oftenHandedOver}</Badge>}
    </span>
  );
}
