import type { ComponentProps } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { textLengthCopy as copy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import type { ControlledTexts } from './controlled-texts.ts';
import { controlClass, Field } from './field.tsx';
import { GrowingArea } from './growing-area.tsx';
import { storedLength, TextLength } from './text-length.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

interface CountedFieldProps<Fields extends FieldValues>
  extends ControlledTexts<Fields>,
    InputProps {
  max: number;
  /** Whether the length is shown from the first letter on. */
  alwaysCounts?: boolean | undefined;
  /** Makes the field a text area of at least so many lines. */
  rows?: number | undefined;
  /** Returns why the form does not take a text that is short enough. */
  findProblem?: ((typed: string) => string | undefined) | undefined;
  /** Called with each change of the user. */
  onTyped?: (() => void) | undefined;
}

/** A field for a short text. It counts and refuses a text that is too long: an input that cuts loses what was pasted. */
export function CountedField<Fields extends FieldValues>({
  control,
  name,
  max,
  alwaysCounts,
  rows,
  findProblem,
  onTyped,
  label,
  hidesLabel,
  help,
  required,
  ...input
}: CountedFieldProps<Fields>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (typed: string) => findTooLong(typed, max) ?? findProblem?.(typed) },
  });
  const change = {
    ...input,
    ...field,
    onChange: (event: unknown) => {
      field.onChange(event);
      onTyped?.();
    },
  };
  return (
    <Field
      label={label}
      hidesLabel={hidesLabel}
      help={help}
      required={required}
      counter={<TextLength length={storedLength(field.value)} max={max} always={alwaysCounts} />}
      error={fieldState.error?.message}
    >
      {({ labelId, ...control }) =>
        rows === undefined ? (
          <input
            type="text"
            {...change}
            {...control}
            className={classNames(controlClass, 'h-10 coarse:h-11')}
          />
        ) : (
          <GrowingArea
            rows={rows}
            {...change}
            {...control}
            className={classNames(controlClass, 'placeholder:text-muted')}
          />
        )
      }
    </Field>
  );
}

/** Returns the error of a text that is too long without the spaces around it. */
export function findTooLong(typed: string, max: number): string | undefined {
  return storedLength(typed) > max ? copy.tooLong(max) : undefined;
}
