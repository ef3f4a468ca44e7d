import { Copy, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OpeningHours } from '../../../../api/contract/bot/contact.ts';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CopyDay } from './copy-day.tsx';
import { nextSpan, type SpanTimes, spansOf, withSpans } from './hours-edits.ts';
import { nightWords } from './opening-words.ts';
import { TimeInput } from './time-input.tsx';

interface DaySpansProps {
  day: number;
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

/** The opening times of one day. Two of them allow, for example, a break at noon. */
export function DaySpans({ day, hours, onChange }: DaySpansProps) {
  const [isCopying, setCopying] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const name = copy.days[day] ?? '';
  const spans = spansOf(hours, day);
  const set = (next: readonly SpanTimes[]) => onChange(withSpans(hours, [day], next));
  const setTimes = (index: number, times: Partial<SpanTimes>) =>
    set(spans.map((span, other) => (other === index ? { ...span, ...times } : span)));
  const endCopying = () => {
    setCopying(false);
    copyButton.current?.focus();
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 py-2 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <span className="self-center text-14 font-medium sm:flex sm:h-10 sm:items-center sm:self-start">
        {name}
      </span>
      <div className="grid gap-2 max-sm:col-span-2 max-sm:row-start-2">
        {spans.length === 0 && (
          <span className="flex min-h-10 items-center text-14 text-muted">{copy.closedDay}</span>
        )}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id, and a removed one is not animated.
          <div key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TimeInput
              label={copy.from(name, index + 1)}
              value={span.from}
              onChange={(from) => setTimes(index, { from })}
            />
            <span aria-hidden className="text-muted">
              –
            </span>
            <TimeInput
              label={copy.to(name, index + 1)}
              value={span.to}
              onChange={(to) => setTimes(index, { to })}
            />
            <IconButton
              label={copy.removeSpan(name, index + 1)}
              icon={<X aria-hidden size={16} />}
              onClick={() => {
                set(spans.filter((_, other) => other !== index));
                addButton.current?.focus();
              }}
            />
            <span role="status" className="text-12 text-muted">
              {nightWords(span)}
            </span>
          </div>
        ))}
        {isCopying && (
          <CopyDay
            day={day}
            onCopy={(days) => {
              onChange(withSpans(hours, days, spans));
              endCopying();
            }}
            onClose={endCopying}
          />
        )}
      </div>
      <div className="flex min-h-10 items-center gap-1 self-start">
        <IconButton
          ref={addButton}
          label={copy.addSpan(name)}
          icon={<Plus aria-hidden size={16} />}
          onClick={() => set([...spans, nextSpan(spans)])}
        />
        <IconButton
          ref={copyButton}
          label={copy.copyDay(name)}
          icon={<Copy aria-hidden size={16} />}
          aria-expanded={isCopying}
          onClick={() => setCopying(!isCopying)}
        />
      </div>
    </li>
  );
}
