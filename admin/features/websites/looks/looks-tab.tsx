import { Controller, type UseFormReturn } from 'react-hook-form';
import type { LookNameOf } from '../../../../api/contract/bot/looks.ts';
import { attributeChoices } from '../../../../embed/attributes.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import type { SettingsForm } from '../data/settings-form.ts';
import { AccentField } from './accent-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import { GreetingField, LooksText, OffsetField } from './looks-text.tsx';
import { ShortcutsField } from './shortcuts-field.tsx';

interface LooksTabProps {
  websiteId: number;
  form: UseFormReturn<SettingsForm>;
  /** The file name of the stored avatar. */
  avatar: string | null;
  isAvatarMissing: boolean;
}

const { groups } = copy;
const pairs = 'grid gap-4 sm:grid-cols-2';

/** The appearance of the bot, and what its first screen offers. */
export function LooksTab({ websiteId, form, avatar, isAvatarMissing }: LooksTabProps) {
  return (
    <>
      <TitledCard title={groups.launcher}>
        <LooksText form={form} name="launcher_label" />
        <label className="flex cursor-pointer items-start gap-2 py-1 coarse:min-h-11 coarse:py-3">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            {...form.register('appearance.launcher_icon_only')}
          />
          <span className="text-14">{copy.iconOnly}</span>
        </label>
      </TitledCard>
      <TitledCard title={groups.panel}>
        <div className={pairs}>
          <LooksText form={form} name="title" />
          <LooksText form={form} name="subtitle" />
        </div>
        {/* As high as the field, so that the layout does not shift when the field appears. */}
        <div className="min-h-21">
          <AvatarField form={form} stored={avatar} isMissing={isAvatarMissing} />
        </div>
        <LooksChoice form={form} name="lang" />
      </TitledCard>
      <TitledCard title={groups.greeting}>
        <GreetingField form={form} name="greeting" websiteId={websiteId} />
        <GreetingField form={form} name="page_greeting" websiteId={websiteId} />
      </TitledCard>
      <ShortcutsField websiteId={websiteId} form={form} />
      <TitledCard title={groups.looks}>
        <AccentField form={form} />
        <LooksChoice form={form} name="theme" />
      </TitledCard>
      <TitledCard title={groups.place}>
        <LooksChoice form={form} name="position" />
        <div className={pairs}>
          <OffsetField form={form} name="offset_x" />
          <OffsetField form={form} name="offset_y" />
        </div>
      </TitledCard>
      <p className="text-13 text-muted">{copy.attributesWin}</p>
    </>
  );
}

interface LooksChoiceProps {
  form: UseFormReturn<SettingsForm>;
  name: LookNameOf<'choice' | 'language'>;
}

/** Chooses one of a few values; the first one is the bot's default. */
function LooksChoice({ form, name }: LooksChoiceProps) {
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
