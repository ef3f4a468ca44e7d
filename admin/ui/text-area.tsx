import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Grows with its text where the browser supports `field-sizing`, and can be resized everywhere. */
export function TextArea({ label, help, error, required, id, className, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} help={help} error={error} required={required}>
      {({ labelId, ...control }) => (
        <textarea
          rows={1}
          {...rest}
          {...control}
          className={classNames(
            controlClass,
            'field-sizing-content max-h-80 min-h-10 resize-y py-2 coarse:min-h-11',
            className,
          )}
        />
      )}
    </Field>
  );
}
