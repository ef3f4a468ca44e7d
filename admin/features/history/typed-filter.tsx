import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

interface TypedFilterProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter that is typed: a date counts as soon as it is a whole one, a text with Enter or on leaving the field. */
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
        // An empty date is either cleared or half typed, which leaving the field tells apart.
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
