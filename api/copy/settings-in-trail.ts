import { id } from '../../embed/languages/id.ts';
import type { ChannelType } from '../contract/bot/contact.ts';

/** The words of the audit trail for contact channels. */
export const settingsInTrail = {
  /** As visitors read them. */
  channels: id.ways satisfies Record<ChannelType, string | readonly string[]>,
  days: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  closed: 'Libur',
} as const;
