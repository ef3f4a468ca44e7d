import { ControlFace } from './control-face.tsx';
import { type ControlNames, Field, type FieldWords } from './field.tsx';
import { latePart } from './late-part.ts';
import { useLateControl } from './use-late-control.ts';

export interface SelectOption<Value> {
  value: Value;
  label: string;
}

interface SelectProps<Value> extends FieldWords, SelectChoice<Value> {
  ref?: React.Ref<HTMLButtonElement> | undefined;
}

interface SelectChoice<Value> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder: string;
  disabled?: boolean | undefined;
}

export type AnyValue = string | number;

export type SelectControlProps = SelectChoice<AnyValue> &
  ControlNames & { ref?: React.Ref<HTMLButtonElement> | undefined };

const control = latePart(() => import('./select-control.tsx').then((m) => m.SelectControl));

/** One choice of a short list. */
export function Select<Value extends AnyValue>({
  label,
  help,
  error,
  ref,
  ...choice
}: SelectProps<Value>) {
  const { options, onChange } = choice;
  const { Control, arrival, face } = useLateControl(control, (word) => {
    const start = word.toLowerCase();
    const found = options.find(({ label }) => label.toLowerCase().startsWith(start));
    if (found) onChange(found.value);
  });
  const chosen = options.find(({ value }) => value === choice.value);
  return (
    <Field label={label} help={help} error={error}>
      {({ labelId, ...names }) =>
        Control ? (
          <Control
            {...(choice as unknown as SelectChoice<AnyValue>)}
            {...names}
            {...arrival}
            labelId={labelId}
            ref={ref}
          />
        ) : (
          <ControlFace
            {...names}
            {...face}
            ref={ref}
            aria-labelledby={labelId}
            disabled={choice.disabled}
            opens="listbox"
            text={chosen?.label ?? choice.placeholder}
            isPlaceholder={chosen === undefined}
          />
        )
      }
    </Field>
  );
}
