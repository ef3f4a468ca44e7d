import { Controller, type UseFormReturn } from 'react-hook-form';
import { attributeChoices } from '../../../../embed/attributes.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { Select } from '../../../ui/form/select.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

interface LooksChoiceProps {
  form: UseFormReturn<SettingsForm>;
  name: 'theme' | 'position' | 'lang';
}

/** Chooses one of a few values; the first one is the bot's default. */
export function LooksChoice({ form, name }: LooksChoiceProps) {
  const words: Readonly<Record<string, string>> = copy.values[name];
  return (
    <Controller
      control={form.control}
      name={`appearance.${name}`}
      render={({ field, fieldState }) => (
        <Select
          label={copy.names[name]}
          help={name === 'lang' ? copy.languageHelp : undefined}
          error={fieldState.error?.message}
          options={attributeChoices[name].map((value) => ({ value, label: words[value] ?? value }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}
