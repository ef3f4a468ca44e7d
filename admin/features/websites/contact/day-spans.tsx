import { Copy, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OpeningHours } from '../../../../api/contract/bot/contact.ts';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { Button } from '../../../ui/button.tsx';
import { nightWords, type SpanTimes, spansOf } from '../../../ui/comparison/contact-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { nextSpan, withSpans } from './hours-edits.ts';
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
              Icon={X}
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
          Icon={Plus}
          onClick={() => set([...spans, nextSpan(spans)])}
        />
        <IconButton
          ref={copyButton}
          label={copy.copyDay(name)}
          Icon={Copy}
          aria-expanded={isCopying}
          onClick={() => setCopying(!isCopying)}
        />
      </div>
    </li>
  );
}

interface CopyDayProps {
  day: number;
  onCopy: (days: readonly number[]) => void;
  onClose: () => void;
}

/** Chooses the days that receive the hours of another day. */
function CopyDay({ day, onCopy, onClose }: CopyDayProps) {
  const others = [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== day);
  const [chosen, setChosen] = useState<readonly number[]>(others);
  const firstBox = useRef<HTMLInputElement>(null);
  useEffect(() => firstBox.current?.focus(), []);
  return (
    <fieldset className="grid gap-2 rounded-control bg-hover px-3 py-2">
      {/* A floating legend is laid out inside its fieldset. */}
      <legend className="float-left text-13 font-medium">
        {copy.copyTo(copy.days[day] ?? '')}
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {others.map((other, index) => (
          <label
            key={other}
            className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-13 coarse:min-h-11"
          >
            <input
              ref={index === 0 ? firstBox : undefined}
              type="checkbox"
              checked={chosen.includes(other)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, other] : chosen.filter((each) => each !== other),
                )
              }
              className="size-4 accent-accent"
            />
            {copy.days[other]}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {copy.copy}
        </Button>
      </div>
    </fieldset>
  );
}
