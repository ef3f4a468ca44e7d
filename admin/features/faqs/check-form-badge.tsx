import { checkKindOf } from '../../../api/contract/check-kind.ts';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqEntryCopy as copy } from '../../copy/faqs/faq-entry.ts';
import { Badge } from '../../ui/badge.tsx';

/** Marks a question that opens the form for a ticket check. */
export function CheckFormBadge({ faq }: { faq: Faq }) {
  const kind = checkKindOf(faq);
  return kind && <Badge tone="neutral">{copy.checkForm(kind)}</Badge>;
}
