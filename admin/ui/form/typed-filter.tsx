import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface TypedFilterProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter with a typed value. A complete date applies at once, a text on Enter or on blur. */
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
      onChange={({ target }) => {
        setTyped(target.value);
        // An empty value may be a cleared or an incomplete date, so `onBlur` handles it.
        if (field.type === 'date' && target.value !== '' && target.validity.valid)
          commit(target.value);
      }}
      onBlur={({ target }) => {
        if (target.validity.valid) commit(target.value);
        else setTyped(value ?? '');
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter' && currentTarget.validity.valid) commit(currentTarget.value);
      }}
    />
  );
}
