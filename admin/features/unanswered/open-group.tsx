import { EyeOff, ListPlus, MessageSquarePlus } from 'lucide-react';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { dayName } from '../../format/day-name.ts';
import { Button } from '../../ui/button.tsx';
import type { WordingGroup } from './group-wordings.ts';
import { OfferedFaqs } from './offered-faqs.tsx';
import { OtherWordings } from './other-wordings.tsx';

interface OpenGroupProps {
  group: WordingGroup;
  isIgnoring: boolean;
  onCreate: () => void;
  onAdd: () => void;
  onIgnore: () => void;
}

/** Wordings of one meaning: how often they were asked, what the bot offered, and what can be done. */
export function OpenGroup({ group, isIgnoring, onCreate, onAdd, onIgnore }: OpenGroupProps) {
  const { wordings, count, matches } = group;
  const [first, ...others] = wordings;
  if (first === undefined) return null;
  const { words } = first;
  const lastOn = wordings.map(({ last_on }) => last_on).reduce((a, b) => (a > b ? a : b));
  const answered = wordings.find((wording) => wording.answered !== null)?.answered;
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[4rem_1fr] xl:grid-cols-[4rem_1fr_auto]">
      <p className="flex items-baseline gap-1.5 sm:grid sm:content-start sm:justify-items-end sm:gap-0">
        <span className="tabular text-20 leading-tight font-semibold">
          {count.toLocaleString('id-ID')}
        </span>
        <span className="text-12 text-muted">{copy.times}</span>
      </p>
      <div className="grid min-w-0 content-start gap-2">
        <div>
          <h2 className="text-16 leading-tight font-semibold wrap-anywhere">“{words}”</h2>
          <p className="mt-1 text-12 text-muted">{copy.last(dayName(lastOn))}</p>
        </div>
        {others.length > 0 && <OtherWordings wordings={others} />}
        {answered && (
          <p className="text-13 wrap-anywhere text-warning">
            {copy.cameBack(answered.faq?.question)}
          </p>
        )}
        <OfferedFaqs matches={matches} />
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:col-start-2 xl:col-start-auto xl:justify-end">
        <Button
          size="sm"
          aria-label={`${copy.createFaq}: ${words}`}
          icon={<MessageSquarePlus aria-hidden size={16} />}
          onClick={onCreate}
        >
          {copy.createFaq}
        </Button>
        <Button
          size="sm"
          aria-label={`${copy.addTo} ${words}`}
          icon={<ListPlus aria-hidden size={16} />}
          onClick={onAdd}
        >
          {copy.addTo}
        </Button>
        <Button
          size="sm"
          tone="ghost"
          className="ignore-wording"
          aria-label={`${copy.ignore}: ${words}`}
          pending={isIgnoring}
          icon={<EyeOff aria-hidden size={16} />}
          onClick={onIgnore}
        >
          {copy.ignore}
        </Button>
      </div>
    </li>
  );
}
