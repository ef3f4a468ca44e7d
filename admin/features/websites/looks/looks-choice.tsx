import { Controller, type UseFormReturn } from 'react-hook-form';
import { attributeChoices } from '../../../../embed/attributes.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { Select } from '../../../ui/form/select.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

const choices = {
  theme: { label: copy.theme, help: undefined, words: copy.themes },
  position: { label: copy.position, help: undefined, words: copy.positions },
  lang: { label: copy.language, help: copy.languageHelp, words: copy.languages },
} as const;

interface LooksChoiceProps {
  form: UseFormReturn<SettingsForm>;
  name: keyof typeof choices;
}

/** Chooses one of a few values; the first one is the bot's default. */
export function LooksChoice({ form, name }: LooksChoiceProps) {
  const { label, help } = choices[name];
  const words: Readonly<Record<string, string>> = choices[name].words;
  return (
    <Controller
      control={form.control}
      name={`appearance.${name}`}
      render={({ field, fieldState }) => (
        <Select
          label={label}
          help={help}
          error={fieldState.error?.message}
          options={attributeChoices[name].map((value) => ({ value, label: words[value] ?? value }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}
