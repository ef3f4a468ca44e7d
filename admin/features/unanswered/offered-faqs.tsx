import type { FaqMatch } from '../../../widget/flow/search/faq-search.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { Badge } from '../../ui/badge.tsx';

const shownMost = 3;

interface OfferedFaqsProps {
  matches: readonly FaqMatch[];
  label?: string | undefined;
}

/** Shows the FAQs that the bot offers for a wording. */
export function OfferedFaqs({ matches, label = copy.offered }: OfferedFaqsProps) {
  if (matches.length === 0) return <p className="text-13 text-muted">{copy.noneOffered}</p>;
  return (
    <div className="grid gap-1 text-13">
      <p className="text-muted">{label}:</p>
      <ul className="grid gap-1">
        {matches.slice(0, shownMost).map(({ faq, isSure }) => (
          <li key={faq.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="wrap-anywhere">{faq.question}</span>
            <Badge tone={isSure ? 'success' : 'neutral'}>{isSure ? copy.sure : copy.unsure}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
