import { Select } from '../../ui/form/select.tsx';

interface ChoiceFilterProps<Choice extends string> {
  label: string;
  /** The label of the option that matches everything. */
  any: string;
  words: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  value: Choice | undefined;
  onChange: (choice: Choice | undefined) => void;
}

export function ChoiceFilter<Choice extends string>({
  label,
  any,
  words,
  choices,
  value,
  onChange,
}: ChoiceFilterProps<Choice>) {
  const options = choices.map((choice) => ({ value: choice, label: words[choice] }));
  return (
    <Select<Choice | 'any'>
      label={label}
      options={[{ value: 'any', label: any }, ...options]}
      value={value ?? 'any'}
      onChange={(chosen) => onChange(chosen === 'any' ? undefined : chosen)}
    />
  );
}
