import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface TypedFilterProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter with a typed text, which applies on Enter or on blur. */
export function TypedFilter({ value, onChange, ...field }: TypedFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);

  const commit = (text: string) => {
    const next = text.trim() || undefined;
    if (next !== value) onChange(next);
  };

  return (
    <TextField
      {...field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget.value);
      }}
    />
  );
}
