import type { ChannelType } from '../contract/bot/contact.ts';

/** The words of the audit trail for contact channels. */
export const settingsInTrail = {
  channels: {
    livechat: 'Live chat',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    phone: 'Telepon',
    email: 'E-mail',
    link: 'Tautan',
  } satisfies Record<ChannelType, string>,
  days: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  closed: 'Libur',
} as const;
