import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Appearance, defaultAppearance } from '../../api/contract/bot/appearance.ts';
import {
  type Contact,
  defaultContact,
  type OpeningHours,
  timeZones,
} from '../../api/contract/bot/contact.ts';
import type { PublicHours } from '../../api/contract/bot/public-bot.ts';
import { publicBotOf } from '../../api/contract/bot/public-bot-of.ts';
import { publicHoursOf } from '../../api/contract/bot/public-hours.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';

function botOf(appearance: Partial<Appearance>, contact: Contact = defaultContact) {
  return publicBotOf({
    appearance: { ...defaultAppearance, ...appearance },
    contact,
    name: 'Toko',
  });
}

const office: OpeningHours = {
  zone: 'WIB',
  spans: [{ day: 1, from: '08:00', to: '17:00' }],
  closed: [],
};

describe('the settings that the bot gets', () => {
  it('are empty while nothing is chosen', () => {
    expect(botOf({})).toEqual({});
  });

  it('contain the chosen settings, as attributes if the element has them', () => {
    expect(
      botOf({
        launcher_label: 'Butuh bantuan?',
        launcher_icon_only: true,
        title: 'Toko',
        subtitle: 'Setiap hari',
        greeting: 'Halo',
        page_greeting: 'Halo di ponsel',
        accent: '#112233',
        theme: 'dark',
        position: 'bottom-left',
        offset_x: 0,
        offset_y: 64,
        lang: 'en',
        avatar: 'a-128x128.webp',
        shortcuts: [6, 21],
      }),
    ).toEqual({
      attributes: {
        launcher: 'icon',
        accent: '#112233',
        theme: 'dark',
        position: 'bottom-left',
        'offset-x': '0',
        'offset-y': '64',
        lang: 'en',
      },
      launcher: 'Butuh bantuan?',
      title: 'Toko',
      subtitle: 'Setiap hari',
      greeting: 'Halo',
      pageGreeting: 'Halo di ponsel',
      avatar: 'a-128x128.webp',
      shortcuts: [6, 21],
    });
  });

  it('contain the channels with their links, and the name of the website for drafts', () => {
    const channels: Contact['channels'] = [
      { type: 'whatsapp', value: '6281234567890', label: 'CS', hours: office },
      { type: 'livechat', value: '' },
      { type: 'phone', value: '+622112345' },
    ];
    expect(botOf({}, { channels })).toEqual({
      name: 'Toko',
      channels: [
        {
          type: 'whatsapp',
          href: 'https://wa.me/6281234567890',
          label: 'CS',
          hours: { offset: 420, zone: 'WIB', spans: [[1, 480, 1020]], closed: [] },
        },
        { type: 'livechat' },
        { type: 'phone', href: 'tel:+622112345' },
      ],
    });
  });

  it.each<[string, Contact['channels'][number]]>([
    ['hours', { type: 'livechat', value: '', hours: office }],
    ['a name', { type: 'livechat', value: '', label: 'Ngobrol' }],
  ])('contain the only live chat when it has %s', (_, channel) => {
    expect(botOf({}, { channels: [channel] }).channels).toHaveLength(1);
  });

  it('leave out hours that are always open, and then the only live chat too', () => {
    const spans = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
    const hours: OpeningHours = { zone: 'WIT', spans, closed: [] };
    expect(botOf({}, { channels: [{ type: 'livechat', value: '', hours }] })).toEqual({});
  });
});

describe('opening hours', () => {
  it('join spans of one day, continue after midnight, and stay separate for each day', () => {
    const hours = publicHoursOf({
      zone: 'WITA',
      spans: [
        { day: 7, from: '12:00', to: '13:00' },
        { day: 1, from: '13:00', to: '17:00' },
        { day: 1, from: '08:00', to: '12:00' },
        { day: 7, from: '20:00', to: '02:00' },
        { day: 1, from: '11:30', to: '13:00' },
        { day: 7, from: '13:00', to: '14:00' },
        { day: 3, from: '00:00', to: '00:00' },
      ],
      closed: [
        { from: '1970-01-05', to: '1970-01-06' },
        { from: '1970-01-02', to: '1970-01-03', note: 'Lebaran' },
        { from: '1970-01-04', to: '1970-01-04' },
        { from: '1970-01-10', to: '1970-01-10' },
      ],
    });
    expect(hours).toEqual({
      offset: 480,
      zone: 'WITA',
      spans: [
        [0, 720, 840],
        [0, 1200, 1560],
        [1, 480, 1020],
        [3, 0, 1440],
      ],
      closed: [
        [1, 5],
        [9, 9],
      ],
    });
  });

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);
  const span = fc.record({
    day: fc.integer({ min: 1, max: 7 }),
    from: time,
    to: fc.oneof(time, fc.constant('24:00')),
  });
  const date = fc
    .integer({ min: 20_000, max: 20_030 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  const closedDays = fc
    .tuple(date, date)
    .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
  const openingHours = fc.record({
    zone: fc.constantFrom(...(Object.keys(timeZones) as (keyof typeof timeZones)[])),
    spans: fc.array(span, { minLength: 1, maxLength: 12 }),
    closed: fc.array(closedDays, { maxLength: 4 }),
  });

  it('are open at the same minutes as what the admin typed', inSlowRun, () => {
    fc.assert(
      fc.property(
        openingHours,
        fc.array(fc.integer({ min: 19_999 * 1440, max: 20_040 * 1440 }), { maxLength: 50 }),
        (typed, minutes) => {
          const hours = publicHoursOf(typed);
          for (const minute of minutes) {
            const isOpen = hours === undefined || isOpenAt(hours, minute);
            expect(isOpen).toBe(isTypedOpenAt(typed, minute));
          }
        },
      ),
      { numRuns: repetitions({ sample: 200, full: 2_500 }) },
    );
  });
});

/** Returns minutes since 1970 in UTC. */
function isOpenAt({ offset, spans, closed }: PublicHours, utcMinute: number): boolean {
  const local = utcMinute + offset;
  return [0, 1].some((daysAgo) => {
    const day = Math.floor(local / 1440) - daysAgo;
    const minute = local - day * 1440;
    return (
      !closed.some(([first, last]) => first <= day && day <= last) &&
      // The first day of 1970 was a Thursday.
      spans.some(
        ([weekday, from, to]) => (day + 4) % 7 === weekday && from <= minute && minute < to,
      )
    );
  });
}

/** Computes the same from the typed texts, with dates instead of numbers. */
function isTypedOpenAt({ zone, spans, closed }: OpeningHours, utcMinute: number): boolean {
  const local = new Date((utcMinute + timeZones[zone]) * 60_000);
  const clock = local.toISOString().slice(11, 16);
  const today = local.toISOString().slice(0, 10);
  const yesterday = new Date(local.getTime() - 86_400_000).toISOString().slice(0, 10);
  const isOff = (date: string) => closed.some(({ from, to }) => from <= date && date <= to);
  const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7;
  return spans.some(({ day, from, to }) => {
    const isOvernight = to <= from;
    const beganToday =
      day === weekdayOf(today) && !isOff(today) && from <= clock && (isOvernight || clock < to);
    const beganYesterday =
      isOvernight && day === weekdayOf(yesterday) && !isOff(yesterday) && clock < to;
    return beganToday || beganYesterday;
  });
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
