import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readChannelValue } from '../../../../api/contract/bot/channel-value.ts';
import type { Contact } from '../../../../api/contract/bot/contact.ts';
import { publicBotOf } from '../../../../api/contract/bot/public-bot-of.ts';
import {
  useDefaultGreeting,
  usePreviewFaqs,
  withGreeting,
} from '../../../data/websites/preview-faqs.ts';
import { BotPreview } from '../../../ui/bot/bot-preview.tsx';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import { findHoursError } from '../contact/hours-edits.ts';
import { appearanceOf, contactOf, privacyOf, type SettingsForm } from '../data/settings-form.ts';

interface SettingsPreviewProps {
  websiteId: number;
  name: string;
  form: UseFormReturn<SettingsForm>;
  /** The file name of the stored avatar. */
  avatar: string | null;
}

/** Shows the bot with the values of the form, saved or not. */
export function SettingsPreview({ websiteId, name, form, avatar }: SettingsPreviewProps) {
  const { data, error, refetch } = usePreviewFaqs(websiteId);
  useWatch({ control: form.control });
  const values = form.getValues();
  const file = useObjectUrl(values.image);
  const shownAvatar = file ?? (values.removesAvatar ? null : avatar);
  const appearance = appearanceOf(values.appearance, shownAvatar);
  const greeting = useDefaultGreeting(websiteId, values.appearance.lang);
  const typed = publicBotOf({
    appearance,
    contact: previewedContact(values.contact),
    name,
    privacy: previewedPrivacy(values.privacy),
    help: values.help,
  });
  const chosen = withGreeting(typed, greeting);
  // Deferred, so that typing stays fast. A JSON key, so that an unchanged bot is not rendered again.
  const key = useDeferredValue(JSON.stringify(chosen));
  const bot = useMemo(() => JSON.parse(key), [key]);
  return (
    <BotPreview
      // With other FAQs the bot would start again and open a panel that the user has closed, so wait for them.
      faqs={data?.faqs}
      words={data?.words ?? null}
      error={error}
      onRetry={() => void refetch()}
      faqId={null}
      bot={bot}
      isPagePart
    />
  );
}

function previewedPrivacy(fields: SettingsForm['privacy']) {
  return readChannelValue('link', fields.url) === undefined ? null : privacyOf(fields);
}

/** Returns what could be saved now, without addresses and hours that are not valid yet. */
function previewedContact(fields: SettingsForm['contact']): Contact {
  const channels = fields.channels
    .filter(({ type, value }) => readChannelValue(type, value) !== undefined)
    .map((channel) => ({
      ...channel,
      hours: channel.hours && findHoursError(channel.hours) === undefined ? channel.hours : null,
    }));
  return contactOf({ channels });
}
