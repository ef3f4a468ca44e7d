import { Ban, ListPlus, MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { OpenWording } from '../../../api/contract/unanswered.ts';
import type { FaqMatch } from '../../../widget/flow/search/faq-search.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { formatShortDay } from '../../format/day.ts';
import { formatCount } from '../../format/number.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import type { WordingGroup } from './group-wordings.ts';

interface OpenGroupProps {
  group: WordingGroup;
  mayEdit: boolean;
  isIgnoring: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onCreate: () => void;
  onAdd: () => void;
  onIgnore: () => void;
}

/** A group of wordings: how often visitors searched them, what the bot offered, and the buttons that handle them. */
export function OpenGroup(props: OpenGroupProps) {
  const { group, mayEdit, isIgnoring, isChosen, onChoose, onCreate, onAdd, onIgnore } = props;
  const { wordings, count, matches } = group;
  const [first, ...others] = wordings;
  if (first === undefined) return null;
  const { words } = first;
  const lastOn = wordings.map(({ last_on }) => last_on).reduce((a, b) => (a > b ? a : b));
  const answered = wordings.find((wording) => wording.answered !== null)?.answered;
  return (
    <li className="flex gap-3 px-4 py-4">
      {mayEdit && (
        <Checkbox
          aria-label={copy.chooseGroup(words)}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <p className="grid w-12 shrink-0 content-start">
        <span className="tabular text-16 leading-tight font-semibold">{formatCount(count)}</span>
        <span className="text-12 text-muted">{copy.times}</span>
      </p>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <div>
            <h2 className="text-16 leading-tight font-semibold wrap-anywhere">“{words}”</h2>
            <p className="mt-1 text-12 text-muted">{copy.last(formatShortDay(lastOn))}</p>
          </div>
          {others.length > 0 && <OtherWordings wordings={others} />}
          {answered && (
            <p className="text-13 wrap-anywhere text-warning">
              {copy.cameBack(answered.faq?.question)}
            </p>
          )}
          <OfferedFaqs matches={matches} />
        </div>
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={`${copy.createFaq}: ${words}`}
              Icon={MessageSquarePlus}
              onClick={onCreate}
            >
              {copy.createFaq}
            </Button>
            <Button size="sm" aria-label={`${copy.addTo} ${words}`} Icon={ListPlus} onClick={onAdd}>
              {copy.addTo}
            </Button>
            <Button
              size="sm"
              tone="ghost"
              className="ignore-wording"
              aria-label={`${copy.ignore}: ${words}`}
              pending={isIgnoring}
              Icon={Ban}
              onClick={onIgnore}
            >
              {copy.ignore}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

const shownMost = 3;

interface OfferedFaqsProps {
  matches: readonly FaqMatch[];
  label?: string | undefined;
}

/** Shows the FAQs that the bot offers for a wording. */
function OfferedFaqs({ matches, label = copy.offered }: OfferedFaqsProps) {
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

const shownAtOnce = 4;

/** The other wordings of a group. */
function OtherWordings({ wordings }: { wordings: readonly OpenWording[] }) {
  const [isOpen, setOpen] = useState(false);
  const rest = wordings.length - shownAtOnce;
  const shown = isOpen ? wordings : wordings.slice(0, shownAtOnce);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      <span>{copy.others}:</span>
      <ul className="contents">
        {shown.map(({ words, count }) => (
          <li key={words} className="wrap-anywhere">
            <span className="text-text">“{words}”</span>{' '}
            <span className="tabular">({formatCount(count)})</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="sm" tone="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.less : copy.more(rest)}
        </Button>
      )}
    </div>
  );
}
