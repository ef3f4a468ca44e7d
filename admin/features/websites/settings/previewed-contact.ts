import { readChannelValue } from '../../../../api/contract/bot/channel-value.ts';
import type { Contact } from '../../../../api/contract/bot/contact.ts';
import { findHoursError } from '../contact/hours-edits.ts';
import { contactOf, type SettingsForm } from '../data/settings-form.ts';

/** Returns what could be saved now, without addresses and hours that are not valid yet. */
export function previewedContact(fields: SettingsForm['contact']): Contact {
  const channels = fields.channels
    .filter(({ type, value }) => readChannelValue(type, value) !== undefined)
    .map((channel) => ({
      ...channel,
      hours: channel.hours && findHoursError(channel.hours) === undefined ? channel.hours : null,
    }));
  return contactOf({ channels });
}
