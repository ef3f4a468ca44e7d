import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PublicChannel } from '../../api/contract/bot/public-bot.ts';
import { hours, whatsApp } from './channels.ts';
import { openBot } from './open-bot.tsx';
import { sampleFaqs } from './sample-faqs.ts';

const span = (day: number, from = 480, to = 1020): [number, number, number] => [day, from, to];
const liveChat: PublicChannel = { type: 'livechat', hours };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // A Monday.
  vi.setSystemTime('2026-11-23T09:00+07:00');
});

const open = (channels?: PublicChannel[], attributes = {}) =>
  openBot(sampleFaqs, attributes, channels ? { name: 'Toko A', channels } : {});
const line = () => document.querySelector('.hours')?.textContent;

it.each([
  ['one channel', [liveChat], 'Petugas siap hingga 17.00 WIB.'],
  [
    'the channel that closes last',
    [liveChat, { ...whatsApp, hours: { ...hours, spans: [span(1, 480, 1320)] } }],
    'Petugas siap hingga 22.00 WIB.',
  ],
  ['one of them is always open', [liveChat, whatsApp], undefined],
  [
    'they go on at midnight',
    [{ ...liveChat, hours: { ...hours, spans: [span(1, 480, 1440), span(2, 0, 600)] } }],
    undefined,
  ],
  ['no hours are set', undefined, undefined],
])('says until when people can be reached: %s', async (_case, channels, words) => {
  await open(channels as PublicChannel[] | undefined);
  expect(line()).toBe(words);
});

it('says when people are back, also if they leave while the panel is open', async () => {
  vi.setSystemTime('2026-11-23T16:59:30+07:00');
  await open([liveChat]);
  expect(line()).toBe('Petugas siap hingga 17.00 WIB.');
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(line()).toBe('Petugas kembali besok 08.00 WIB.'));
});

it('says so beside the button for a human below an answer, too', async () => {
  vi.setSystemTime('2026-11-23T19:00+07:00');
  const { choose } = await open([liveChat]);
  await choose('Jam buka');
  await choose('Tidak');
  expect(screen.getByText(/^Butuh bantuan lain\?/).textContent).toBe(
    'Butuh bantuan lain? Petugas kembali besok 08.00 WIB.',
  );
});

it('can be in English', async () => {
  await open([liveChat], { lang: 'en' });
  expect(line()).toBe('Our team is here until 5:00 PM WIB.');
});

it('shows a long greeting of the website in smaller letters', async () => {
  const short = await openBot(sampleFaqs, {}, { greeting: 'Selamat datang!' });
  expect(screen.getByText('Selamat datang!').className).toBe('greeting');
  short.unmount();
  const greeting = 'Selamat datang! '.repeat(8).trim();
  await openBot(sampleFaqs, {}, { greeting });
  expect(screen.getByText(greeting).className).toBe('');
});
