import { ExternalLink } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  channelHref,
  readChannelValue,
  showChannelValue,
} from '../../../../api/contract/bot/channel-value.ts';
import type { ChannelType } from '../../../../api/contract/bot/contact.ts';
import { explainAddress } from '../../../copy/addresses.ts';
import { contactCopy as copy } from '../../../copy/website-contact.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

interface ChannelFieldProps {
  form: UseFormReturn<SettingsForm>;
  index: number;
  type: Exclude<ChannelType, 'livechat'>;
}

const inputModes = {
  whatsapp: 'tel',
  telegram: 'text',
  phone: 'tel',
  email: 'email',
  link: 'url',
} as const;

/** The address of a channel. It shows how the address is understood, with a link to try it. */
export function ChannelField({ form, index, type }: ChannelFieldProps) {
  const name = `contact.channels.${index}.value` as const;
  const typed = useWatch({ control: form.control, name }) ?? '';
  const value = readChannelValue(type, typed);
  const href = value === undefined ? undefined : channelHref(type, value);
  return (
    <div className="grid gap-1">
      <TextField
        label={copy.value[type]}
        required
        placeholder={copy.placeholder[type]}
        inputMode={inputModes[type]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.contact?.channels?.[index]?.value?.message}
        {...form.register(name, {
          validate: (entered) =>
            readChannelValue(type, entered) !== undefined ||
            explainAddress(entered, copy.notUnderstood[type]),
        })}
      />
      {value !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 text-12 text-muted">
          <span aria-live="polite" className="min-w-0 wrap-anywhere">
            {copy.understood(showChannelValue(type, value))}
          </span>
          <a
            href={href}
            {...(href?.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            className="touch-target inline-flex min-h-8 items-center gap-1 rounded-control font-medium text-accent-text hover:underline"
          >
            <ExternalLink aria-hidden size={14} />
            {copy.tryNow}
          </a>
        </p>
      )}
    </div>
  );
}
