import { useId, useState } from 'react';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { readClockTime, showClockTime } from '../../../format/clock-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass } from '../../../ui/form/field.tsx';

interface TimeInputProps {
  label: string;
  /** The time as `HH:MM`; empty while the typed text is not a time. */
  value: string;
  onChange: (time: string) => void;
}

/** A field for a time in 24-hour format. The browser's own time field shows AM and PM in many locales. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const [text, setText] = useState(() => showClockTime(value));
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  // The form has set another time.
  if (readClockTime(text) !== value && value !== '') setText(showClockTime(value));
  return (
    <>
      <span className="w-18">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          placeholder="00.00"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
            onChange(readClockTime(target.value));
          }}
          onBlur={() => {
            setWrong(value === '' && text.trim() !== '');
            if (value !== '') setText(showClockTime(value));
          }}
          className={classNames(controlClass, 'tabular h-10 coarse:h-11')}
        />
      </span>
      {isWrong && (
        <span id={errorId} role="alert" className="order-last basis-full text-12 text-danger">
          {copy.notTime(text.trim())}
        </span>
      )}
    </>
  );
}
