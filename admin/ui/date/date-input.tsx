import type { ComponentProps, SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './field.tsx';

/**
 * The value of a field that the browser calls incomplete: a day without its time, 31 February. The field's own value is
 * then empty, and an empty field may mean something else, such as 'now'. No day and no time can be read from this text.
 */
const incompleteDate = '?';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  type: 'date' | 'datetime-local';
  value: string;
  /** Gets the value of the field, or `incompleteDate`. */
  onChange: (value: string) => void;
}

/** The browser's field for a day, or for a day and its time. It shows them in its own language. */
export function DateInput({ value, onChange, onBlur, className, ...rest }: DateInputProps) {
  const report = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const next = currentTarget.validity.badInput ? incompleteDate : currentTarget.value;
    if (next !== value) onChange(next);
  };
  return (
    <input
      // Without it, browsers take years of six digits.
      max={rest.type === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
      {...rest}
      value={value === incompleteDate ? '' : value}
      onChange={report}
      // An empty field that becomes incomplete sends no change.
      onKeyUp={report}
      onBlur={(event) => {
        report(event);
        onBlur?.(event);
      }}
      className={classNames(controlClass, 'h-10 coarse:h-11', className)}
    />
  );
}
