import { ExternalLink } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { readChannelValue } from '../../../../api/contract/bot/channel-value.ts';
import type { HelpPage, HelpSwitches } from '../../../../api/contract/bot/help-page.ts';
import { helpAddress } from '../../../../api/contract/help-address.ts';
import { privacyLabelMaxLength } from '../../../../api/contract/limits.ts';
import { explainAddress } from '../../../copy/addresses.ts';
import { contactCopy } from '../../../copy/website-contact.ts';
import { helpCopy as copy } from '../../../copy/website-help.ts';
import { findPublicUrl, hasPublicUrl } from '../../../data/websites/public-url.ts';
import { CheckLine } from '../../../ui/form/check-line.tsx';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

interface HelpTabProps {
  websiteId: number;
  form: UseFormReturn<SettingsForm>;
  /** As stored. */
  stored: HelpPage;
}

/** The switches of the help page, and the link to the privacy notice. */
export function HelpTab({ websiteId, form, stored }: HelpTabProps) {
  const { is_on: isOn, host } = stored;
  return (
    <div className="grid gap-4">
      <TitledCard title={copy.title} text={copy.intro}>
        <div>
          <HelpSwitch form={form} name="is_on" label={copy.isOn} help={copy.isOnHelp} />
          <HelpSwitch
            form={form}
            name="is_indexed"
            label={copy.isIndexed}
            help={copy.isIndexedHelp}
          />
        </div>
        {isOn && (
          <a
            href={helpAddress(findPublicUrl(), { id: websiteId, host })}
            target="_blank"
            rel="noopener"
            className="touch-target inline-flex min-h-8 items-center gap-2 justify-self-start rounded-control text-13 font-medium text-accent-text hover:underline"
          >
            <ExternalLink aria-hidden size={16} />
            {copy.open}
          </a>
        )}
        <TextField
          label={copy.host}
          placeholder={copy.hostPlaceholder}
          help={hasPublicUrl() ? copy.hostHelp(new URL(findPublicUrl()).hostname) : undefined}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.help?.host?.message}
          {...form.register('help.host')}
        />
        {isOn && !hasPublicUrl() && <p className="text-13 text-warning">{copy.noPublicUrl}</p>}
      </TitledCard>
      <TitledCard title={copy.privacyTitle} text={copy.privacyIntro}>
        <TextField
          label={copy.url}
          placeholder={copy.urlPlaceholder}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.privacy?.url?.message}
          {...form.register('privacy.url', {
            validate: (typed) =>
              typed.trim() === '' ||
              readChannelValue('link', typed) !== undefined ||
              explainAddress(typed, contactCopy.notUnderstood.link),
          })}
        />
        <CountedField
          control={form.control}
          name="privacy.label"
          label={copy.label}
          max={privacyLabelMaxLength}
          placeholder={copy.usualLabel}
          autoComplete="off"
        />
      </TitledCard>
    </div>
  );
}

interface HelpSwitchProps {
  form: UseFormReturn<SettingsForm>;
  name: keyof HelpSwitches;
  label: string;
  help: string;
}

function HelpSwitch({ form, name, ...texts }: HelpSwitchProps) {
  return (
    <Controller
      control={form.control}
      name={`help.${name}`}
      render={({ field }) => (
        <CheckLine {...texts} checked={field.value === true} onChange={field.onChange} />
      )}
    />
  );
}
