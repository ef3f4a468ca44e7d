import { useEffect, useState } from 'react';
import { readDay } from '../../format/day.ts';
import { DayField } from './day-field.tsx';

interface DayFilterProps {
  label: string;
  /** `2026-11-24` */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  error: string | undefined;
}

/** A day that filters a list once it is complete and the user leaves it: `24/11/20` may become `24/11/2026`. */
export function DayFilter({ label, value = '', onChange, error }: DayFilterProps) {
  const [day, setDay] = useState(value);
  useEffect(() => setDay(value), [value]);
  return (
    <DayField
      label={label}
      error={error}
      value={day}
      onChange={setDay}
      onCommit={(typed) => {
        if (typed === value) return;
        if (typed === '') onChange(undefined);
        else if (readDay(typed) !== undefined) onChange(typed);
      }}
    />
  );
}
