import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { ClosedDays } from '../../../../api/contract/bot/contact.ts';
import { closedDaysMax, closedNoteMaxLength } from '../../../../api/contract/limits.ts';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { formatWholeDays, readDay } from '../../../format/day.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DayField } from '../../../ui/date/day-field.tsx';
import { controlClass } from '../../../ui/form/field.tsx';
import { TextLength } from '../../../ui/form/text-length.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface ClosedDaysFieldProps {
  closed: readonly ClosedDays[];
  onChange: (closed: ClosedDays[]) => void;
}

/** Closed days, each with a note. */
export function ClosedDaysField({ closed, onChange }: ClosedDaysFieldProps) {
  const set = (index: number, change: Partial<ClosedDays>) =>
    onChange(closed.map((days, other) => (other === index ? { ...days, ...change } : days)));
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(closed.filter((_, other) => other !== index));
    // The button is not rendered while the list is full, so wait for the next render.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="text-13 font-medium">{copy.closed}</legend>
      <p className="text-12 text-muted">{copy.closedHelp}</p>
      {closed.map(({ from, to, note = '' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no id, and a removed one is not animated.
        <div key={index} className="flex flex-wrap items-start gap-2">
          <div className="w-40">
            <DayField
              hidesLabel
              label={copy.closedFrom(index + 1)}
              value={from}
              // Most entries are for a single day, so set the last day too.
              onChange={(value) =>
                set(index, { from: value, ...((to === '' || to === from) && { to: value }) })
              }
            />
          </div>
          <span className="flex h-10 items-center text-13 text-muted coarse:h-11">
            {copy.toShort}
          </span>
          <div className="w-40">
            <DayField
              hidesLabel
              label={copy.closedTo(index + 1)}
              value={to}
              min={readDay(from)}
              onChange={(value) => set(index, { to: value })}
            />
          </div>
          <span className="flex min-w-40 flex-1 items-center gap-2">
            <input
              type="text"
              aria-label={copy.closedNote(index + 1)}
              placeholder={copy.notePlaceholder}
              value={note}
              onChange={({ target: { value } }) => set(index, { note: value || undefined })}
              className={classNames(controlClass, 'h-10 coarse:h-11')}
            />
            <TextLength length={note.trim().length} max={closedNoteMaxLength} />
            <IconButton
              label={copy.removeClosed(index + 1)}
              Icon={X}
              onClick={() => remove(index)}
            />
          </span>
          <ClosedDaysText from={from} to={to} />
        </div>
      ))}
      {closed.length < closedDaysMax && (
        <Button
          ref={addButton}
          size="sm"
          className="justify-self-start"
          Icon={Plus}
          onClick={() => onChange([...closed, { from: '', to: '' }])}
        >
          {copy.addClosed}
        </Button>
      )}
    </fieldset>
  );
}

function ClosedDaysText({ from, to }: Pick<ClosedDays, 'from' | 'to'>) {
  const [first, last] = [readDay(from), readDay(to)];
  if (first === undefined || last === undefined || last < first) return null;
  return <span className="w-full text-12 text-muted">{formatWholeDays(first, last)}</span>;
}
