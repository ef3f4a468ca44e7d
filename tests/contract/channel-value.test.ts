import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  channelHref,
  readChannelValue,
  showChannelValue,
} from '../../api/contract/bot/channel-value.ts';
import { type ChannelType, channelTypes } from '../../api/contract/bot/contact.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';

const runs = { numRuns: repetitions({ sample: 300, full: 5_000 }) };

describe('a typed channel address', () => {
  it.each<[ChannelType, string, string]>([
    ['whatsapp', '081234567890', '6281234567890'],
    ['whatsapp', ' 0812-3456-7890 ', '6281234567890'],
    ['whatsapp', '+62 812 3456 7890', '6281234567890'],
    ['whatsapp', '\u202a+62 812 3456 7890\u202c', '6281234567890'],
    ['whatsapp', '62 812.3456.7890', '6281234567890'],
    ['whatsapp', '08\u200e12-34\ufe0f56\u2060-7890', '6281234567890'],
    ['phone', '(021\u200b) 1234\u202d5678', '+622112345678'],
    ['telegram', '@toko\u200b_kami', 'toko_kami'],
    ['email', 'cs@to\u00adko.example', 'cs@toko.example'],
    ['whatsapp', '+62 (0)812-3456-7890', '6281234567890'],
    ['whatsapp', '+62‑812‑3456‑7890', '6281234567890'],
    ['whatsapp', '0062812 3456 7890', '6281234567890'],
    ['whatsapp', '+65 8123 4567', '6581234567'],
    ['whatsapp', 'wa.me/6281234567890', '6281234567890'],
    ['whatsapp', 'https://wa.me/+6281234567890?text=halo', '6281234567890'],
    ['whatsapp', 'https://wa.me/081234567890', '6281234567890'],
    ['whatsapp', 'https://wa.me/6581234567/', '6581234567'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=6281234567890&text=a', '6281234567890'],
    ['whatsapp', 'https://api.whatsapp.com/send/?phone=+6281234567890', '6281234567890'],
    ['whatsapp', 'https://web.whatsapp.com/send?phone=%2B6281234567890', '6281234567890'],
    ['whatsapp', 'whatsapp://send?phone=6281234567890', '6281234567890'],
    ['telegram', '@toko_kami', 'toko_kami'],
    ['telegram', 'Toko_Kami', 'Toko_Kami'],
    ['telegram', 't.me/toko_kami', 'toko_kami'],
    ['telegram', 'https://t.me/toko_kami/?start=1', 'toko_kami'],
    ['telegram', 'https://telegram.me/@toko_kami', 'toko_kami'],
    ['telegram', 'https://toko_kami.t.me', 'toko_kami'],
    ['telegram', 'tg://resolve?domain=toko_kami', 'toko_kami'],
    ['phone', '(021) 1234-5678', '+622112345678'],
    ['phone', '+62 21 12345678', '+622112345678'],
    ['phone', 'tel:+6221-1234-5678', '+622112345678'],
    ['phone', '1500-123', '1500123'],
    ['phone', '+1000 0000', '+10000000'],
    ['phone', '14045', '14045'],
    ['phone', '0804 1 500 123', '+628041500123'],
    ['email', ' CS@Toko.Example ', 'CS@toko.example'],
    ['email', 'mailto:cs+faq@toko.co.id?subject=Halo', 'cs+faq@toko.co.id'],
    ['link', 'toko.example/bantuan', 'https://toko.example/bantuan'],
    ['link', 'http://toko.example', 'http://toko.example/'],
    ['link', 'https://toko.example/pro\u2060mo', 'https://toko.example/promo'],
    ['livechat', 'apa pun', ''],
  ])('%s %j is %s', (type, typed, stored) => {
    expect(readChannelValue(type, typed)).toBe(stored);
  });

  it.each<[ChannelType, string]>([
    ['whatsapp', ''],
    ['whatsapp', '8123456789'],
    ['whatsapp', '0812'],
    ['whatsapp', '+62812345678901234'],
    ['whatsapp', '0812-abc'],
    ['whatsapp', '+62 (0)0812 3456 789'],
    ['phone', '620000000'],
    ['whatsapp', 'https://wa.me/message/ABCDEF'],
    ['whatsapp', 'https://wa.me.jahat.example/6281234567890'],
    ['whatsapp', 'https://jahatwa.me/6281234567890'],
    ['whatsapp', 'https://api.whatsapp.com/send?text=halo'],
    ['telegram', 'toko kami'],
    ['telegram', '@ab'],
    ['telegram', '@1toko'],
    ['telegram', 't.me/+AbCdEfGhIjK'],
    ['telegram', 't.me/joinchat/AbCdEfGhIjK'],
    ['telegram', 'https://jahat.example/toko_kami'],
    ['phone', 'telepon'],
    ['phone', '12'],
    ['phone', '+0123456789'],
    ['email', 'cs@toko'],
    ['email', 'cs toko@toko.example'],
    ['email', 'cs@@toko.example'],
    ['email', '.cs@toko.example'],
    ['email', 'cs@toko.1'],
    ['email', 'cs@-toko.example'],
    ['link', 'javascript:alert(1)'],
    ['link', 'dua kata'],
    ['link', 'https://https://toko.example'],
    ['link', `https://toko.example/${'a'.repeat(2048)}`],
  ])('%s %j is refused', (type, typed) => {
    expect(readChannelValue(type, typed)).toBeUndefined();
  });

  it.each([
    ['whatsapp', '6281234567890', '+62 812-3456-7890'],
    ['whatsapp', '6581234567', '+6581234567'],
    ['telegram', 'toko_kami', '@toko_kami'],
    ['phone', '+622112345678', '+622112345678'],
    ['email', 'cs@toko.example', 'cs@toko.example'],
  ] as const)('%s %s is shown as %s', (type, value, shown) => {
    expect(showChannelValue(type, value)).toBe(shown);
  });
});

const digits = fc.stringMatching(/^\d{1,16}$/);
const typedAddresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        digits,
        fc.stringMatching(/^\w{1,8}$/),
        fc.constantFrom(
          ...['+', '62', '08', ' ', '-', '(0)', '@', '.', '/', '?', 'wa.me/', 't.me/', 'https://'],
          ...['tel:', 'mailto:', 'toko.example', 'api.whatsapp.com/send?phone=', '#', '%2B', '\n'],
        ),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

it('reads each displayed form of a stored address as the same address', inSlowRun, () => {
  fc.assert(
    fc.property(fc.constantFrom(...channelTypes), typedAddresses, (type, typed) => {
      const stored = readChannelValue(type, typed);
      if (stored === undefined || type === 'livechat') return;
      expect(readChannelValue(type, showChannelValue(type, stored))).toBe(stored);
      expect(readChannelValue(type, channelHref(type, stored) ?? '')).toBe(stored);
    }),
    runs,
  );
});

it('creates only links to the host or scheme of their type', inSlowRun, () => {
  const expected = {
    whatsapp: /^https:\/\/wa\.me\/[1-9]\d{7,14}$/,
    telegram: /^https:\/\/t\.me\/[a-z]\w{3,31}$/i,
    phone: /^tel:(\+[1-9]\d{7,14}|1\d{2,7})$/,
    email: /^mailto:[\w.+-]+@[a-z\d.-]+$/,
    link: /^https?:\/\/[^\s"<>]+$/,
  };
  const types = Object.keys(expected) as (keyof typeof expected)[];
  fc.assert(
    fc.property(fc.constantFrom(...types), typedAddresses, (type, typed) => {
      const stored = readChannelValue(type, typed);
      if (stored !== undefined) expect(channelHref(type, stored)).toMatch(expected[type]);
    }),
    runs,
  );
});

it('reads a mobile number with any separators', inSlowRun, () => {
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', ' - '), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fc.constantFrom('0', '62', '+62', '+62 ', '0062'),
      fc.stringMatching(/^8\d{8,10}$/),
      separators,
      (prefix, number, between) => {
        const typed = [...number].map((digit, at) => digit + (between[at] ?? '')).join('');
        expect(readChannelValue('whatsapp', prefix + typed)).toBe(`62${number}`);
        expect(readChannelValue('phone', prefix + typed)).toBe(`+62${number}`);
      },
    ),
    runs,
  );
});
