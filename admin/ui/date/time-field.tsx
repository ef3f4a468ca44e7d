import { type FieldValues, useController } from 'react-hook-form';
import { uiCopy } from '../../copy/ui.ts';
import { formatWholeDays, readDay } from '../../format/day.ts';
import { fromJakartaInput } from '../../format/jakarta-input.ts';
import type { ControlledTexts } from './controlled-texts.ts';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';

interface TimeFieldProps<Fields extends FieldValues> extends ControlledTexts<Fields> {
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
        return time !== undefined && Number.isNaN(Date.parse(time))
          ? uiCopy.incompleteTime
          : findProblem(time, fields);
      },
    },
  });
  return (
    <Field {...texts} help={inWords(field.value) ?? help} error={fieldState.error?.message}>
      {({ labelId, ...control }) => (
        <DateInput type="datetime-local" min={min} max={max} {...field} {...control} />
      )}
    </Field>
  );
}

/** The browser shows the field in its own language and order of day and month. */
function inWords(typed: string): string | undefined {
  const day = readDay(typed.slice(0, 10));
  return day && uiCopy.chosenTime(formatWholeDays(day), typed.slice(11, 16));
}
