import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type BotText, botTexts } from '../../../../api/contract/bot/appearance.ts';
import { offsetMaxPx } from '../../../../api/contract/limits.ts';
import { attributeDefaults } from '../../../../embed/attributes.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { settingsCopy } from '../../../copy/website-settings.ts';
import { useDefaultGreeting } from '../../../data/websites/preview-faqs.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import { GrowingArea } from '../../../ui/form/growing-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLength } from '../../../ui/form/text-length.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

interface LooksFieldProps<Name extends string> {
  form: UseFormReturn<SettingsForm>;
  name: Name;
}

/** A short text of the bot. If it is empty, the bot uses its default, which is the placeholder. */
export function LooksText({ form, name }: LooksFieldProps<BotText>) {
  return (
    <TextField
      {...useLooksText(form, name, copy.names[name])}
      placeholder={copy.defaults[name]}
      autoComplete="off"
      {...form.register(`appearance.${name}`, lengthRule(name))}
    />
  );
}

interface GreetingFieldProps extends LooksFieldProps<'greeting' | 'page_greeting'> {
  websiteId: number;
}

/** The bot's greeting. */
export function GreetingField({ form, name, websiteId }: GreetingFieldProps) {
  const lang = useWatch({ control: form.control, name: 'appearance.lang' });
  const greeting = useDefaultGreeting(websiteId, lang);
  return (
    <Field {...useLooksText(form, name, copy.greetings[name])}>
      {({ labelId, ...control }) => (
        <GrowingArea
          {...control}
          rows={2}
          placeholder={greeting ?? copy.defaults[name]}
          className={classNames(controlClass, 'placeholder:text-muted')}
          {...form.register(`appearance.${name}`, lengthRule(name))}
        />
      )}
    </Field>
  );
}

/** The distance of the launcher from the edge of the window, in pixels. */
export function OffsetField({ form, name }: LooksFieldProps<'offset_x' | 'offset_y'>) {
  return (
    <TextField
      label={name === 'offset_x' ? copy.offsetX : copy.offsetY}
      error={form.formState.errors.appearance?.[name]?.message}
      placeholder={attributeDefaults['offset-x']}
      inputMode="numeric"
      autoComplete="off"
      {...form.register(`appearance.${name}`, {
        validate: (typed) =>
          typed.trim() === '' ||
          (/^\d{1,4}$/.test(typed.trim()) && Number(typed) <= offsetMaxPx) ||
          copy.badOffset(offsetMaxPx),
      })}
    />
  );
}

function useLooksText(form: UseFormReturn<SettingsForm>, name: BotText, label: string) {
  const max = botTexts[name].maxLength;
  const typed = useWatch({ control: form.control, name: `appearance.${name}` });
  return {
    label,
    error: form.formState.errors.appearance?.[name]?.message,
    counter: <TextLength length={typed.trim().length} max={max} />,
  };
}

function lengthRule(name: BotText) {
  const max = botTexts[name].maxLength;
  return {
    validate: (typed: string) => typed.trim().length <= max || settingsCopy.tooLong(max),
  };
}
