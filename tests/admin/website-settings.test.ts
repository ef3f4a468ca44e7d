import { describe, expect, it } from 'vitest';
import { describeNow } from '../../admin/features/websites/contact/describe-now.ts';
import {
  findHoursError,
  nextSpan,
  usualHours,
  withSpans,
} from '../../admin/features/websites/contact/hours-edits.ts';
import { contactOf, formOf, readHex } from '../../admin/features/websites/data/settings-form.ts';
import { changesOf, disturbs } from '../../admin/features/websites/settings/settings-changes.ts';
import { readClockTime } from '../../admin/format/clock-time.ts';
import { readAccent } from '../../admin/format/readable-accent.ts';
import { describeHours, spansOf } from '../../admin/ui/comparison/contact-words.ts';
import { contrast, parseHex } from '../../api/contract/bot/accent-contrast.ts';
import { defaultAppearance } from '../../api/contract/bot/appearance.ts';
import { defaultContact, type OpeningHours } from '../../api/contract/bot/contact.ts';
import type { WebsiteSettings } from '../../api/contract/faqs/publishing.ts';
import { defaultSettings } from './default-settings.ts';

const stored: WebsiteSettings = {
  ...defaultSettings,
  appearance: { ...defaultAppearance, title: 'Toko', offset_x: 12 },
  contact: { channels: [...defaultContact.channels, { type: 'whatsapp', value: '6281234567890' }] },
};
const night: OpeningHours = {
  zone: 'WIB',
  spans: [
    { day: 1, from: '08:00', to: '12:00' },
    { day: 1, from: '13:00', to: '17:00' },
    { day: 2, from: '08:00', to: '12:00' },
    { day: 2, from: '13:00', to: '17:00' },
    { day: 6, from: '20:00', to: '02:00' },
  ],
  closed: [{ from: '2027-03-20', to: '2027-03-20', note: 'Lebaran' }],
};

describe('the form of a website', () => {
  it('has no changes until something is typed', () => {
    expect(changesOf(formOf(stored), stored)).toEqual({});
  });

  it('sends only the changed section, and null for blank texts', () => {
    const form = formOf(stored);
    form.appearance.title = ' ';
    form.appearance.accent = 'F80';
    expect(changesOf(form, stored)).toEqual({
      sections: { appearance: { ...stored.appearance, title: null, accent: '#ff8800' } },
    });
  });

  it('sends the own host as typed, and none for a blank one', () => {
    const form = formOf(stored);
    form.help.host = ' bantuan.toko.id ';
    expect(changesOf(form, stored).sections).toEqual({
      help: { is_on: false, is_indexed: false, host: 'bantuan.toko.id' },
    });
    form.help.host = ' ';
    expect(changesOf(form, stored)).toEqual({});
  });

  it('normalises an address, and sends an unknown one as typed', () => {
    const value = (typed: string) =>
      contactOf({ channels: [{ type: 'whatsapp', value: typed, label: ' ', hours: null }] });
    expect(value('0812-3456-7890').channels).toEqual([
      { type: 'whatsapp', value: '6281234567890' },
    ]);
    expect(value(' 12 ').channels).toEqual([{ type: 'whatsapp', value: '12' }]);
  });

  it('conflicts only with another save of the same section', () => {
    const form = formOf(stored);
    form.appearance.title = 'Lain';
    const changes = changesOf(form, stored);
    const contact = { channels: [] };
    expect(disturbs(changes, stored, { ...stored, version: 2, contact })).toBe(false);
    const appearance = { ...stored.appearance, subtitle: 'Halo' };
    expect(disturbs(changes, stored, { ...stored, version: 2, appearance })).toBe(true);
  });
});

describe('the accent', () => {
  it.each(['#e2725b', '#ff4444', '#3a8f5a', '#8a8a8a'])(
    'of %s is replaced by the nearest colour that white text is readable on',
    (accent) => {
      const { isReadable, nearest } = readAccent(accent);
      expect(isReadable).toBe(false);
      const white = parseHex('#ffffff');
      expect(contrast(parseHex(nearest), white)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(parseHex(nearest), white)).toBeLessThan(4.6);
      expect(readAccent(nearest).isReadable).toBe(true);
    },
  );

  it('is readable with black text when it is light', () => {
    expect(readAccent('#ffd400').isReadable).toBe(true);
  });

  it.each([
    ['3A55D9', '#3a55d9'],
    ['#fa0', '#ffaa00'],
    ['merah', undefined],
    ['#12345', undefined],
  ])('typed as %s is %s', (typed, hex) => {
    expect(readHex(typed)).toBe(hex);
  });
});

describe('opening hours', () => {
  it.each([
    ['8', '08:00'],
    ['8.30', '08:30'],
    ['0830', '08:30'],
    ['24.00', '00:00'],
    ['24.01', ''],
    ['25', ''],
    ['8.3', ''],
    ['', ''],
  ])('typed as %s begin at %s', (typed, time) => {
    expect(readClockTime(typed)).toBe(time);
  });

  it('of one day are copied to other days, and can have a break', () => {
    const morning = withSpans(usualHours, [1], [{ from: '08:00', to: '12:00' }]);
    const both = [...spansOf(morning, 1), nextSpan(spansOf(morning, 1))];
    const copied = withSpans(morning, [1, 2], both);
    expect(spansOf(copied, 2)).toEqual([
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ]);
    expect(spansOf(copied, 3)).toEqual([{ from: '09:00', to: '17:00' }]);
  });

  it('are refused without a day, without a time, and when they overlap', () => {
    const spans = (...list: OpeningHours['spans']) => findHoursError({ ...night, spans: list });
    expect(findHoursError(night)).toBeUndefined();
    expect(spans()).toBe('noSpans');
    expect(spans({ day: 1, from: '', to: '12:00' })).toBe('timeMissing');
    expect(
      spans({ day: 1, from: '20:00', to: '02:00' }, { day: 1, from: '23:00', to: '23:30' }),
    ).toBe('overlaps');
    const closed = [{ from: '2027-03-20', to: '2027-03-19' }];
    expect(findHoursError({ ...night, closed })).toBe('datesTurned');
  });

  it('are shown as one text', () => {
    expect(describeHours(night)).toBe(
      'Senin–Selasa 08.00–12.00, 13.00–17.00; Sabtu 20.00 sampai 02.00 hari berikutnya WIB. Tanggal libur: 20 Mar 2027 (Lebaran)',
    );
  });

  it.each([
    ['2026-11-23T09:00', 'Sekarang buka.'],
    ['2026-11-23T12:30', 'Sekarang tutup, buka lagi pukul 13.00 WIB.'],
    ['2026-11-23T18:00', 'Sekarang tutup, buka lagi besok pukul 08.00 WIB.'],
    ['2026-11-24T18:00', 'Sekarang tutup, buka lagi Sabtu 20.00 WIB.'],
    ['2026-11-29T01:00', 'Sekarang buka.'],
  ])('say at %s: %s', (moment, words) => {
    expect(describeNow(night, Date.parse(`${moment}+07:00`))).toBe(words);
  });
});
