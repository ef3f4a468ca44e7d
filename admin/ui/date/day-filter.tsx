import { useEffect, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { numericDay, readTypedDay } from '../../format/day.ts';
import { TextField } from './text-field.tsx';

interface DayFilterProps {
  label: string;
  /** `2026-11-24` */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  error: string | undefined;
}

/**
 * A day, typed as the tables show it. The browser's own date field uses the browser's language, so that 11/12 may be
 * another day than in the table beside it. A complete day applies at once.
 */
export function DayFilter({ label, value, onChange, error }: DayFilterProps) {
  const shown = value === undefined ? '' : numericDay(value);
  const [typed, setTyped] = useState(shown);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => setTyped(shown), [shown]);
  const isWrong = typed.trim() !== '' && readTypedDay(typed) === undefined;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={uiCopy.dayFormat}
      error={isWrong && hasLeft ? uiCopy.notDay : error}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        const day = readTypedDay(target.value);
        if (day !== undefined && day !== value) onChange(day);
      }}
      onBlur={() => {
        setLeft(true);
        if (typed.trim() === '' && value !== undefined) onChange(undefined);
      }}
    />
  );
}
