import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { GrowingArea } from './growing-area.tsx';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea({
  label,
  counter,
  help,
  error,
  required,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field id={id} label={label} counter={counter} help={help} error={error} required={required}>
      {({ labelId, ...control }) => (
        <GrowingArea {...rest} {...control} className={classNames(controlClass, className)} />
      )}
    </Field>
  );
}
