import { useState } from 'react';
import { dateCopy } from '../../copy/dates.ts';
import { readDay } from '../../format/day.ts';
import { Field, type FieldTexts } from '../form/field.tsx';
import { DateInput, type DateInputProps } from './date-input.tsx';

type DayFieldProps = FieldTexts & Omit<DateInputProps, 'hasTime'>;

/** A day. A text that is not one is an error as soon as the user leaves the field. */
export function DayField({
  label,
  hidesLabel,
  help,
  error,
  required,
  value,
  onChange,
  onCommit,
  ...rest
}: DayFieldProps) {
  const [hasLeft, setLeft] = useState(false);
  const isWrong = hasLeft && value !== '' && readDay(value) === undefined;
  return (
    <Field
      label={label}
      hidesLabel={hidesLabel}
      help={help}
      error={isWrong ? dateCopy.notDay : error}
      required={required}
    >
      {({ labelId, ...control }) => (
        <DateInput
          {...rest}
          {...control}
          label={label}
          value={value}
          onChange={(day) => {
            setLeft(false);
            onChange(day);
          }}
          onCommit={(day) => {
            setLeft(true);
            onCommit?.(day);
          }}
        />
      )}
    </Field>
  );
}
