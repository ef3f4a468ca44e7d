import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses one option of a short, fixed list. Use `SearchSelect` for the rows of a table. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  ...words
}: SelectProps<Value>) {
  return (
    <Field {...words}>
      {({ labelId, ...control }) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={({ target }) => {
              const chosen = options[target.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(controlClass, 'h-10 appearance-none truncate pr-9 coarse:h-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={16}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  );
}
