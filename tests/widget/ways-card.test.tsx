import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicChannel } from '../../api/contract/bot/public-bot.ts';
import { hours, liveChat, phone, whatsApp } from './channels.ts';
import { openBot } from './open-bot.tsx';
import { faq, sampleFaqs } from './sample-faqs.ts';

const faqs = [...sampleFaqs, faq(6, 'Cek Deposit')];
const name = 'Hubungi Live Agent Kami';
const said = () => screen.getByRole('log').textContent;
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // A Monday.
  vi.setSystemTime('2026-11-23T09:00+07:00');
  // Prevent links from navigating, because there is no other page.
  document.addEventListener('click', stay);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.removeEventListener('click', stay);
});

async function openAnswer(channels: PublicChannel[], attributes: Record<string, string> = {}) {
  const bot = await openBot(faqs, attributes, { name: 'Toko A', channels });
  await bot.choose('Jam buka');
  const outcomes = () =>
    bot.ports.emitted.flatMap((event) =>
      event.name === 'faq-handover' ? [`${event.detail.channel} ${event.detail.outcome}`] : [],
    );
  return { ...bot, outcomes };
}

describe('one way', () => {
  it('is a link in a new tab with a draft, without the page’s address', async () => {
    const { user, outcomes } = await openAnswer([whatsApp]);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(
      'https://wa.me/6281234567890?text=Halo%2C%20saya%20pengunjung%20Toko%20A.%0D%0AJam%20buka',
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await user.click(link);
    expect(outcomes()).toEqual(['whatsapp opened']);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['a phone number', [phone], {}],
    ['the phone page', [whatsApp], { mode: 'page' }],
  ])('opens no tab for %s', async (_name, channels, attributes) => {
    await openAnswer(channels, attributes);
    const link = screen.getByRole('link', { name: /Live Agent/ });
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('opens a tab from the phone page in a frame, because WhatsApp refuses to be framed', async () => {
    vi.stubGlobal('top', {});
    await openAnswer([whatsApp], { mode: 'page' });
    const link = screen.getByRole('link', { name: /Live Agent/ });
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('has the label that the admins set', async () => {
    await openAnswer([{ ...phone, label: 'Telepon Budi' }]);
    expect(screen.getByRole('link', { name: 'Telepon Budi' })).toBeTruthy();
  });

  it('says when it opens instead of opening a closed channel', async () => {
    vi.setSystemTime('2026-11-23T17:00+07:00');
    const { user, ports, outcomes } = await openAnswer([{ ...liveChat, hours }]);
    await user.hover(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name }));
    expect(said()).toContain('Petugas kembali besok 08.00 WIB.');
    expect(outcomes()).toEqual(['livechat absent']);
    expect(ports.prepared).toEqual([]);
    expect(ports.handovers).toEqual([]);
    // Choosing it again does not repeat the message.
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getAllByText(/Petugas kembali/)).toHaveLength(1);
    // Everything else works.
    await user.click(screen.getByRole('button', { name: 'Kembali ke Home' }));
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeTruthy();
  });

  it.each([
    ['a link', whatsApp, 'link'],
    ['a live chat', liveChat, 'button'],
  ])('is not opened by %s that has closed since', async (_name, channel, role) => {
    const { user, ports, outcomes } = await openAnswer([{ ...channel, hours }]);
    vi.setSystemTime('2026-11-27T17:00+07:00');
    await user.click(screen.getByRole(role, { name }));
    expect(said()).toContain('Petugas kembali Senin 08.00 WIB.');
    expect(outcomes()).toEqual([`${channel.type} absent`]);
    expect(ports.handovers).toEqual([]);
  });
});

describe('several ways', () => {
  it('are shown by the button, open ones first, and take the focus from it', async () => {
    const { user, ports, outcomes } = await openAnswer([
      { ...phone, hours: { ...hours, spans: [[2, 780, 1020]] } },
      whatsApp,
      { ...liveChat, label: 'Chat dengan CS' },
    ]);
    await user.click(screen.getByRole('button', { name }));
    const ways = screen.getByRole('group', { name: 'Hubungi kami lewat:' });
    expect(ways.textContent).toBe('WhatsAppChat dengan CSTeleponBuka besok 13.00 WIB');
    expect(within(ways).getAllByRole('link')).toHaveLength(1);
    expect(within(ways).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.contains(ways)).toBe(true));
    expect(outcomes()).toEqual([]);
    expect(ports.prepared).toEqual([]);

    await user.tab();
    expect(document.activeElement).toBe(within(ways).getByRole('link', { name: 'WhatsApp' }));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(ports.prepared).toHaveLength(1);
    expect(ports.handovers).toHaveLength(1);
  });

  it('stand below the question in its own language', async () => {
    const { choose } = await openAnswer([whatsApp, phone], { lang: 'en' });
    await choose('Contact our Live Agent');
    expect(screen.getByText('Jam buka').lang).toBe('id');
  });

  it('say when the first of them opens if all are closed, and offer a written message', async () => {
    vi.setSystemTime('2026-11-23T06:00+07:00');
    const { user, outcomes } = await openAnswer([
      { ...whatsApp, hours: { ...hours, spans: [[2, 540, 1020]] } },
      { ...phone, hours },
    ]);
    await user.click(screen.getByRole('button', { name }));
    expect(said()).toContain('Petugas kembali hari ini 08.00 WIB.');
    expect(screen.queryByText('Telepon')).toBeNull();
    await user.click(screen.getByRole('link', { name: /WhatsApp.*Tulis pesan/ }));
    expect(outcomes()).toEqual(['phone absent', 'whatsapp opened']);
  });

  it('include the username and the ticket only after a check while the checkbox is ticked', async () => {
    const { user, ports, choose } = await openAnswer([whatsApp, phone]);
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await choose('Kembali ke Home');
    await choose('Cek Deposit');
    await user.type(screen.getByLabelText('Username / ID Login'), 'budi');
    await user.type(screen.getByLabelText('Nomor Tiket Deposit'), 'D3612272');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    ports.lookUps[0]?.resolve({ type: 'queued' });
    await choose(name);
    const text = () =>
      new URL(
        (screen.getByRole('link', { name: 'WhatsApp' }) as HTMLAnchorElement).href,
      ).searchParams.get('text') ?? '';
    const tick = screen.getByRole('checkbox', { name: 'Sertakan username dan nomor tiket' });
    expect(text()).not.toMatch(/budi|D3612272/);
    await user.click(tick);
    expect(text()).toMatch(/: budi\r\n.*: D3612272$/);
    // The choice is not saved.
    vi.setSystemTime('2026-11-23T09:01+07:00');
    await choose(name);
    expect(text()).not.toMatch(/budi|D3612272/);
  });
});

it('are alone on the screen below what was typed, until Back', async () => {
  const { user, choose } = await openAnswer([whatsApp, phone]);
  await user.type(screen.getByRole('combobox'), 'sepeda listrik');
  await user.click(await screen.findByRole('button', { name: 'Hubungi Customer Service' }));
  expect(said()).toBe('Bot: sepeda listrikHubungi kami lewat:WhatsAppTelepon');
  await choose('Sebelumnya');
  screen.getByRole('heading', { name: 'Jam buka' });
  expect(said()).not.toContain('Hubungi kami lewat:');
});

it('closes the results of the search to show the ways', async () => {
  const { user } = await openAnswer([whatsApp, phone]);
  const field = screen.getByRole('combobox');
  await user.type(field, 'cs');
  await screen.findByRole('button', { name: 'Hubungi Customer Service' });
  await user.keyboard('{Enter}{Enter}');
  expect((field as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('group', { name: 'Hubungi kami lewat:' })).toBeTruthy();
});

it('opens the only channel from the search with Enter', async () => {
  const { user, outcomes } = await openAnswer([whatsApp]);
  await user.type(screen.getByRole('combobox'), 'cs');
  const link = await screen.findByRole('link', { name: 'Hubungi Customer Service' });
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(link);
  expect(outcomes()).toEqual([]);
});

describe('when it opens', () => {
  // A Monday evening.
  const monday = '2026-12-28T22:30+07:00';

  it.each([
    ['an hour', [1, 1410, 1440], [], 'hari ini 23.30 WIB', 'today 11:30 PM WIB'],
    ['the next day', [2, 0, 60], [], 'besok 00.00 WIB', 'tomorrow 12:00 AM WIB'],
    ['two days', [3, 480, 600], [], 'Rabu 08.00 WIB', 'Wednesday 8:00 AM WIB'],
    ['six days', [0, 785, 800], [], 'Minggu 13.05 WIB', 'Sunday 1:05 PM WIB'],
    ['a week', [1, 480, 600], [], '4 Januari 08.00 WIB', 'January 4 8:00 AM WIB'],
    ['days off', [5, 480, 600], [[20_819, 20_819]], '8 Januari 08.00 WIB', 'January 8 8:00 AM WIB'],
  ] as const)('is said after %s', async (_name, span, closed, indonesian, english) => {
    vi.setSystemTime(monday);
    const channel = { ...whatsApp, hours: { ...hours, spans: [[...span]], closed: [...closed] } };
    const { user } = await openAnswer([channel as PublicChannel]);
    await user.click(screen.getByRole('button', { name }));
    expect(said()).toContain(`Petugas kembali ${indonesian}.`);
    cleanup();
    const bot = await openAnswer([channel as PublicChannel], { lang: 'en' });
    await bot.choose('Contact our Live Agent');
    expect(said()?.replace(/\s/g, ' ')).toContain(`Our team is back ${english}.`);
  });

  it('counts days in the zone of the hours', async () => {
    vi.setSystemTime(monday);
    // In that zone it is already Tuesday.
    const { user } = await openAnswer([
      { ...whatsApp, hours: { offset: 540, zone: 'WIT', spans: [[2, 480, 600]], closed: [] } },
    ]);
    await user.click(screen.getByRole('button', { name }));
    expect(said()).toContain('Petugas kembali hari ini 08.00 WIT.');
  });
});

it.each([
  ['the admins have removed every way', []],
  ['a way never opens', [{ ...whatsApp, hours: { ...hours, spans: [] } }]],
])('offers no human if %s', async (_name, channels) => {
  const { choose } = await openAnswer(channels);
  await choose('Kembali ke Home');
  expect(screen.queryByText(/Live Agent|Customer Service|Butuh bantuan lain/)).toBeNull();
});
