import type { PublicChannel, PublicHours } from '../../api/contract/bot/public-bot.ts';

/** Monday to Friday from 08.00 to 17.00 WIB. */
export const hours: PublicHours = {
  offset: 420,
  zone: 'WIB',
  spans: [1, 2, 3, 4, 5].map((day): [number, number, number] => [day, 480, 1020]),
  closed: [],
};
export const liveChat: PublicChannel = { type: 'livechat' };
export const whatsApp: PublicChannel = { type: 'whatsapp', href: 'https://wa.me/6281234567890' };
export const phone: PublicChannel = { type: 'phone', href: 'tel:+622112345' };
