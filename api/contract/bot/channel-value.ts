import { cleanAddress, resolveAddress } from '../address.ts';
import { addressMaxLength } from '../limits.ts';
import type { ChannelType } from './contact.ts';

/**
 * The stored form of a typed channel address, see `Channel`; `undefined` when the text is not one. Also accepts the
 * results of `showChannelValue` and `channelHref`.
 */
export function readChannelValue(type: ChannelType, typed: string): string | undefined {
  if (type === 'livechat') return '';
  const clean = cleanAddress(typed);
  if (clean === '' || clean.length > addressMaxLength) return undefined;
  return readers[type](clean);
}

/** A stored channel address as people write it. */
export function showChannelValue(type: ChannelType, value: string): string {
  if (type === 'telegram') return `@${value}`;
  const number = type === 'whatsapp' ? `+${value}` : value;
  // Group the digits of mobile numbers only. Other numbers are grouped in too many different ways.
  if (type !== 'whatsapp' && type !== 'phone') return value;
  return number.replace(/^\+62(8\d\d)(\d{3,4})(\d{3,5})$/, '+62 $1-$2-$3');
}

/** The URL of a channel's link; `undefined` for live chat, whose link belongs to the website. */
export function channelHref(type: ChannelType, value: string): string | undefined {
  return hrefs[type](value);
}

const hrefs: Readonly<Record<ChannelType, (value: string) => string | undefined>> = {
  livechat: () => undefined,
  whatsapp: (number) => `https://wa.me/${number}`,
  telegram: (name) => `https://t.me/${name}`,
  phone: (number) => `tel:${number}`,
  email: (address) => `mailto:${address}`,
  link: (address) => address,
};

const readers: Readonly<
  Record<Exclude<ChannelType, 'livechat'>, (typed: string) => string | undefined>
> = {
  whatsapp: readWhatsApp,
  telegram: readTelegram,
  phone(typed) {
    const bare = typed.replace(/^tel:(\/\/)?/i, '');
    const digits = digitsOf(bare);
    // Call centres have short numbers without a country code: 14045, 1500-123.
    if (!bare.startsWith('+') && digits !== undefined && /^1\d{2,7}$/.test(digits)) return digits;
    const number = readNumber(bare);
    return number && `+${number}`;
  },
  email(typed) {
    const [address = ''] = typed.replace(/^mailto:/i, '').split('?');
    const [local = '', domain = '', ...more] = address.split('@');
    const labels = domain.toLowerCase().split('.');
    const isAddress =
      more.length === 0 &&
      /^[\w.+-]{1,64}$/.test(local) &&
      !/^\.|\.\.|\.$/.test(local) &&
      domain.length <= 253 &&
      labels.length > 1 &&
      labels.every((label) => /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label)) &&
      /^(xn--.+|[a-z]{2,})$/.test(labels[labels.length - 1] ?? '');
    return isAddress ? `${local}@${labels.join('.')}` : undefined;
  },
  link(typed) {
    const address = resolveAddress(typed)?.href;
    return address !== undefined && address.length <= addressMaxLength ? address : undefined;
  },
};

/** Whether an address leads to a WhatsApp chat. A number alone is no address. */
export function isWhatsAppLink(address: string): boolean {
  return /[a-z]/i.test(address) && readChannelValue('whatsapp', address) !== undefined;
}

function readWhatsApp(typed: string): string | undefined {
  if (!/[a-z]/i.test(typed)) return readNumber(typed);
  const url = resolveAddress(typed.replace(/^whatsapp:\/\//i, 'https://api.whatsapp.com/'));
  if (url === undefined) return undefined;
  if (isHost(url, 'wa.me')) return readInternational(url.pathname.replace(/^\/|\/$/g, ''));
  if (!isHost(url, 'whatsapp.com')) return undefined;
  const phone = url.searchParams.get('phone');
  // A plus that is not percent-encoded is decoded as a space, so trim it.
  return phone === null ? undefined : readInternational(phone.trim());
}

function readTelegram(typed: string): string | undefined {
  const name = telegramNameOf(typed);
  return name !== undefined && /^[a-z]\w{3,31}$/i.test(name) && name !== 'joinchat'
    ? name
    : undefined;
}

function telegramNameOf(typed: string): string | undefined {
  if (!/[./:]/.test(typed)) return typed.replace(/^@/, '');
  const inApp = /^tg:(?:\/\/)?resolve\?domain=(\w+)/i.exec(typed);
  if (inApp) return inApp[1];
  const url = resolveAddress(typed);
  if (url === undefined) return undefined;
  const subdomain = /^([a-z]\w*)\.t\.me$/.exec(url.hostname)?.[1];
  if (subdomain !== undefined && subdomain !== 'www') return subdomain;
  const isTelegram = ['t.me', 'telegram.me', 'telegram.dog'].some((host) => isHost(url, host));
  return isTelegram ? url.pathname.replace(/^\/@?|\/$/g, '') : undefined;
}

function isHost({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** Numbers in links contain the country code, usually without a plus. */
function readInternational(typed: string): string | undefined {
  return readNumber(/^[1-9]/.test(typed) ? `+${typed}` : typed);
}

/** The digits of a number with its country code, from `0812...`, `+62 812...`, `62812...`, `0062812...`. */
function readNumber(typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (digits === undefined) return undefined;
  if (typed.startsWith('+')) return withCountry(digits);
  if (digits.startsWith('00')) return withCountry(digits.slice(2));
  if (digits.startsWith('0')) return withCountry(`62${digits.slice(1)}`);
  return digits.startsWith('62') ? withCountry(digits) : undefined;
}

/**
 * A number of 8 to 15 digits that starts with the country code. People also write `+62 (0)812...`; a second zero there
 * is an error.
 */
function withCountry(digits: string): string | undefined {
  const number = digits.replace(/^620/, '62');
  return /^(?!620)[1-9]\d{7,14}$/.test(number) ? number : undefined;
}

/** The digits of a number without the separators that people type; `undefined` if it has other characters. */
function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/^\+/, '').replace(/[\s().\-\u2010-\u2015]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}
