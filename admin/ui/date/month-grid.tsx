import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { dateCopy as copy } from '../../copy/dates.ts';
import { hoursCopy } from '../../copy/opening-hours.ts';
import { firstDay, formatMonth, formatWholeDays, lastDay } from '../../format/day.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { addMonths, dayForKey, monthDays } from './month-days.ts';

export interface MonthGridProps {
  /** The chosen day; undefined if there is none. */
  chosen: string | undefined;
  /** The first and the last day that can be chosen. */
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}

/** The days of a month, as buttons. The arrow keys move between them; one of them is in the tab order. */
export function MonthGrid({ chosen, min = firstDay, max = lastDay, onChoose }: MonthGridProps) {
  const today = jakartaDay(new Date());
  const clamp = (day: string) => (day < min ? min : day > max ? max : day);
  const [active, setActive] = useState(clamp(chosen ?? today));
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const titleId = useId();
  const month = active.slice(0, 7);
  const days = monthDays(month);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of another day is there after the rendering.
  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movedByKey.current = false;
  }, [active]);

  const move = (event: KeyboardEvent) => {
    const day = dayForKey(event.key, active);
    if (day === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    setActive(clamp(day));
  };
  const turn = (months: number, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      Icon={Icon}
      disabled={clamp(addMonths(active, months)).slice(0, 7) === month}
      onClick={() => setActive(clamp(addMonths(active, months)))}
    />
  );

  return (
    <div className="grid justify-items-center gap-1">
      <div className="flex w-full items-center justify-between">
        {turn(-1, copy.earlierMonth, ChevronLeft)}
        <span id={titleId} aria-live="polite" className="text-14 font-semibold">
          {formatMonth(month)}
        </span>
        {turn(1, copy.laterMonth, ChevronRight)}
      </div>
      <table ref={grid} aria-labelledby={titleId} onKeyDown={move} className="tabular text-14">
        <thead>
          <tr>
            {hoursCopy.days.slice(1).map((weekday) => (
              <th key={weekday} scope="col" className="h-8 text-12 font-medium text-muted">
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 7, 14, 21, 28, 35].map((start) => (
            <tr key={start}>
              {days.slice(start, start + 7).map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    data-first-focus={day === active ? '' : undefined}
                    aria-label={formatWholeDays(day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={clamp(day) !== day}
                    onClick={() => onChoose(day)}
                    className={classNames(
                      'size-9 rounded-control hover:bg-hover disabled:opacity-40 aria-[current=date]:font-semibold aria-[current=date]:text-accent-text aria-pressed:bg-accent aria-pressed:text-on-accent coarse:size-11',
                      day.slice(0, 7) !== month && 'text-muted',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
