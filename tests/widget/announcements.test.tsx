import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PublicNotice } from '../../api/contract/announcements.ts';
import type { SavedConversation } from '../../widget/flow/saved-conversation.ts';
import { renderBot } from './open-bot.tsx';
import { sampleFaqs } from './sample-faqs.ts';

const start = Date.parse('2026-11-28T07:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const bca = { text: 'BCA sedang gangguan.', from: at(0), until: at(60) };

beforeEach(() => void vi.useFakeTimers({ now: start }));

async function openBot(notices: PublicNotice[], saved?: SavedConversation) {
  const { ports, store } = renderBot({}, { notices });
  if (saved) act(() => store.send({ type: 'conversation-loaded', saved }));
  act(() => store.send({ type: 'opened', by: 'visitor' }));
  await act(async () => ports.faqRequests[0]?.resolve(sampleFaqs));
  return { ports, store };
}

const shown = () =>
  [...document.querySelectorAll('.announcement p')].map((each) => each.textContent?.trim());
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

it('shows what runs, and what starts and ends while the panel is open', async () => {
  const later = { text: 'Pemeliharaan.', from: at(30), until: at(90) };
  await openBot([bca, later, { text: 'Sudah lewat.', from: at(-60), until: at(0) }]);
  expect(shown()).toEqual(['BCA sedang gangguan.']);
  await pass(30);
  expect(shown()).toEqual(['BCA sedang gangguan.', 'Pemeliharaan.']);
  await pass(30);
  expect(shown()).toEqual(['Pemeliharaan.']);
  await pass(30);
  expect(shown()).toEqual([]);
});

it('has a link, and a button that closes it for all pages of this visit', async () => {
  const { ports, store } = await openBot([{ ...bca, link: 'https://status.example/' }]);
  const link = screen.getByRole('link', { name: 'Selengkapnya' });
  expect(link.getAttribute('href')).toBe('https://status.example/');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  screen.getByRole('button', { name: 'Tutup pengumuman' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pengumuman' }));
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Percakapan' }));
  act(() => store.send({ type: 'closed' }));
  const saved = ports.tab.saved;
  expect(saved).toMatchObject({ isOpen: false, closed: ['BCA sedang gangguan.'] });
  cleanup();
  await openBot([bca, { ...bca, text: 'BCA sudah pulih.' }], saved ?? undefined);
  expect(shown()).toEqual(['BCA sudah pulih.']);
});

it('is announced once: a region that exists is filled, but not when the panel opens again', async () => {
  const filled: Node[] = [];
  const observer = new MutationObserver((records) =>
    filled.push(...records.map(({ target }) => target).filter(isRegion)),
  );
  observer.observe(document, { childList: true, subtree: true });
  const { store } = await openBot([bca]);
  expect(filled).toHaveLength(1);
  act(() => store.send({ type: 'closed' }));
  act(() => store.send({ type: 'opened', by: 'visitor' }));
  await pass(1);
  expect(shown()).toEqual(['BCA sedang gangguan.']);
  expect(filled).toHaveLength(1);
  observer.disconnect();
});

it('shows three at most, those that started last', async () => {
  await openBot(['Satu.', 'Dua.', 'Tiga.', 'Empat.'].map((text) => ({ ...bca, text })));
  expect(shown()).toEqual(['Dua.', 'Tiga.', 'Empat.']);
});

function isRegion(node: Node): boolean {
  return (node as Element).getAttribute?.('aria-live') === 'polite' && node.nodeName === 'DIV';
}
