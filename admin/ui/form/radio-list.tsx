import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface Choice {
  label: string;
  help: string;
}

interface RadioListProps<Value extends string> {
  legend: string;
  /** The choices by value, in visible order. */
  choices: Readonly<Partial<Record<Value, Choice>>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few values, each with a line that explains it. */
export function RadioList<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: RadioListProps<Value>) {
  const name = useId();
  const entries = Object.entries(choices) as [Value, Choice][];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-13 font-medium">{legend}</legend>
      {entries.map(([choice, { label, help }]) => (
        <label
          key={choice}
          className={classNames(
            'flex cursor-pointer items-start gap-3 rounded-control border px-3 py-2 transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent-text coarse:min-h-11',
            choice === value ? 'border-accent-text' : 'border-control',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
            aria-labelledby={`${name}-${choice}`}
            aria-describedby={`${name}-${choice}-help`}
            className="mt-1 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="grid min-w-0">
            <span id={`${name}-${choice}`} className="text-14 font-medium">
              {label}
            </span>
            <span id={`${name}-${choice}-help`} className="text-13 text-muted">
              {help}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
