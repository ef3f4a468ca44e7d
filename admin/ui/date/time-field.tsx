import { type FieldValues, useController } from 'react-hook-form';
import { dateCopy as copy } from '../../copy/dates.ts';
import { formatWholeDays } from '../../format/day.ts';
import { fromJakartaInput } from '../../format/jakarta-input.ts';
import { isMoment } from '../../format/typed-date.ts';
import type { ControlledTexts } from '../form/controlled-texts.ts';
import { Field } from '../form/field.tsx';
import { DateInput } from './date-input.tsx';

interface TimeFieldProps<Fields extends FieldValues> extends ControlledTexts<Fields> {
  /** The first and the last day of the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  /** Returns why the form does not take a time. The text has a zone; undefined for an empty field. */
  findProblem: (time: string | undefined, fields: Fields) => string | undefined;
}

/** A day and time in Jakarta. An incomplete one is refused. */
export function TimeField<Fields extends FieldValues>({
  control,
  name,
  min,
  max,
  findProblem,
  help,
  ...texts
}: TimeFieldProps<Fields>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (typed: string, fields) => {
        const time = fromJakartaInput(typed);
        return time !== undefined && !isMoment(typed) ? copy.notMoment : findProblem(time, fields);
      },
    },
  });
  return (
    <Field {...texts} help={inWords(field.value) ?? help} error={fieldState.error?.message}>
      {({ labelId, ...control }) => (
        <DateInput {...field} {...control} hasTime label={texts.label} min={min} max={max} />
      )}
    </Field>
  );
}

/** With the weekday, a wrong month is noticed. */
function inWords(typed: string): string | undefined {
  return isMoment(typed)
    ? copy.inWords(formatWholeDays(typed.slice(0, 10)), typed.slice(11))
    : undefined;
}
