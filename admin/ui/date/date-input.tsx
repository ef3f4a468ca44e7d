import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { dateCopy as copy } from '../../copy/dates.ts';
import { readDay } from '../../format/day.ts';
import { readTypedDay, readTypedMoment, showTyped } from '../../format/typed-date.ts';
import { classNames } from '../class-names.ts';
import { controlClass } from '../form/field.tsx';
import { IconButton } from '../icon-button.tsx';
import { lazyPart } from '../lazy.tsx';

const CalendarDialog = lazyPart(() =>
  import('./calendar-dialog.tsx').then((m) => m.CalendarDialog),
);

export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> {
  /** The name of the field, for the button of its calendar. */
  label: string;
  /** Whether a time follows the day. */
  hasTime?: boolean | undefined;
  /**
   * `2026-12-05`, with a time `2026-12-05T17:30`. Any other text is what was typed and cannot be read: it is never an empty
   * field, because that may mean something else, such as 'now'.
   */
  value: string;
  onChange: (value: string) => void;
  /** Called with the value when the user leaves the field, presses Enter or chooses in the calendar. */
  onCommit?: ((value: string) => void) | undefined;
  /** The first and the last day of the calendar. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, or a day and its time in Jakarta, typed in any common form or chosen in a calendar. */
export function DateInput({
  label,
  hasTime = false,
  value,
  onChange,
  onCommit,
  min,
  max,
  onBlur,
  className,
  ...rest
}: DateInputProps) {
  const [typed, setTyped] = useState(() => showTyped(value));
  const [isOpen, setOpen] = useState(false);
  const reported = useRef(value);
  const chosen = readDay(value.slice(0, 10));

  // The form has set another value.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(showTyped(value));
  }, [value]);

  const report = (text: string) => {
    setTyped(text);
    reported.current = (hasTime ? readTypedMoment(text) : readTypedDay(text)) ?? text.trim();
    onChange(reported.current);
  };
  const commit = () => {
    setTyped(showTyped(reported.current));
    onCommit?.(reported.current);
  };

  return (
    <div className="relative">
      <input
        placeholder={hasTime ? copy.momentFormat : copy.dayFormat}
        inputMode={hasTime ? undefined : 'numeric'}
        autoComplete="off"
        {...rest}
        type="text"
        value={typed}
        onChange={({ target }) => report(target.value)}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
        onKeyDown={({ key, altKey }) => {
          if (key === 'Enter') commit();
          if (key === 'ArrowDown' && altKey) setOpen(true);
        }}
        className={classNames(controlClass, 'tabular h-10 pr-10 coarse:h-11', className)}
      />
      <IconButton
        label={copy.openCalendar}
        subject={label}
        Icon={CalendarDays}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="!absolute inset-y-0 right-0 my-auto mr-0.5"
      />
      {isOpen && (
        <CalendarDialog
          label={label}
          chosen={chosen}
          min={min}
          max={max}
          onChoose={(day) => {
            const time = hasTime ? value.slice(11) : '';
            report(
              chosen === undefined || time === ''
                ? `${showTyped(day)}${hasTime ? ' ' : ''}`
                : `${day}T${time}`,
            );
            if (!hasTime || time !== '') commit();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
