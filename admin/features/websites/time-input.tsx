import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/field.tsx';
import { readClockTime, showClockTime } from './clock-time.ts';

interface TimeInputProps {
  label: string;
  /** `HH:MM`; empty while what is typed is no time. */
  value: string;
  onChange: (time: string) => void;
}

/** A time of day with 24 hours. A time field of the browser would show AM and PM to many. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const [text, setText] = useState(() => showClockTime(value));
  // The form has set another time.
  if (readClockTime(text) !== value && value !== '') setText(showClockTime(value));
  return (
    <span className="w-18">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder="00.00"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(readClockTime(target.value));
        }}
        onBlur={() => value !== '' && setText(showClockTime(value))}
        className={classNames(controlClass, 'tabular h-10 coarse:h-11')}
      />
    </span>
  );
}
