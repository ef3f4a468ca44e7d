import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** Accepts the props of react-hook-form's `register`: `<TextField label="..." error={...} {...register('name')} />`. */
export function TextField({
  label,
  counter,
  help,
  error,
  required,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} counter={counter} help={help} error={error} required={required}>
      {({ labelId, ...control }) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(controlClass, 'h-10 coarse:h-11', className)}
        />
      )}
    </Field>
  );
}
