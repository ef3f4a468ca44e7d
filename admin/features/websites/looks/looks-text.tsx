import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type LookNameOf, looks } from '../../../../api/contract/bot/looks.ts';
import { attributeDefaults } from '../../../../embed/attributes.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { useDefaultGreeting } from '../../../data/websites/preview-faqs.ts';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

interface LooksFieldProps<Name extends string> {
  form: UseFormReturn<SettingsForm>;
  name: Name;
}

/** A short text of the bot. If it is empty, the bot uses its default, which is the placeholder. */
export function LooksText({ form, name }: LooksFieldProps<LookNameOf<'line' | 'text'>>) {
  return (
    <CountedField
      control={form.control}
      name={`appearance.${name}`}
      label={copy.names[name]}
      max={looks[name].max}
      placeholder={copy.defaults[name]}
      autoComplete="off"
    />
  );
}

interface GreetingFieldProps extends LooksFieldProps<LookNameOf<'text'>> {
  websiteId: number;
}

/** The bot's greeting. */
export function GreetingField({ form, name, websiteId }: GreetingFieldProps) {
  const lang = useWatch({ control: form.control, name: 'appearance.lang' });
  const greeting = useDefaultGreeting(websiteId, lang);
  return (
    <CountedField
      control={form.control}
      name={`appearance.${name}`}
      label={copy.greetings[name]}
      max={looks[name].max}
      rows={2}
      placeholder={greeting ?? copy.defaults[name]}
    />
  );
}

/** The distance of the launcher from the edge of the window, in pixels. */
export function OffsetField({ form, name }: LooksFieldProps<LookNameOf<'pixels'>>) {
  return (
    <TextField
      label={copy.offsets[name]}
      error={form.formState.errors.appearance?.[name]?.message}
      placeholder={attributeDefaults[looks[name].attribute]}
      inputMode="numeric"
      autoComplete="off"
      {...form.register(`appearance.${name}`, {
        validate: (typed) =>
          typed.trim() === '' ||
          (/^\d{1,4}$/.test(typed.trim()) && Number(typed) <= looks[name].max) ||
          copy.badOffset(looks[name].max),
      })}
    />
  );
}
