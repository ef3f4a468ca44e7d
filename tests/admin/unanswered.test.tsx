import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnansweredPage } from '../../admin/features/unanswered/unanswered-page.tsx';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { expectConsole } from '../fail-on-console.ts';
import { sampleFaqs } from '../widget/sample-faqs.ts';
import { serverPerTest } from './fake-server.ts';
import { show, toasts } from './show.tsx';
import { websiteList } from './website-list.ts';

const wordings = '/api/insights/1/unanswered';
const open = [
  {
    words: 'depo blm masuk',
    count: 12,
    first_on: '2026-11-01',
    last_on: '2026-11-22',
    answered: { at: '2026-11-02T08:00:00.000Z', faq: null },
  },
  { words: 'ongkir', count: 3, first_on: '2026-11-01', last_on: '2026-11-02', answered: null },
];

const calls = serverPerTest(async () => {
  calls.respond('GET /api/websites/list', 200, websiteList);
  calls.respond('GET /api/preview/faqs/1', 200, sampleFaqs);
  calls.respond('GET /api/preview/faqs/1/words', 200, await prepareSearchWords(sampleFaqs));
});

it('says that the list cannot be loaded, and loads it again on request', async () => {
  expectConsole('error');
  calls.respond(`GET ${wordings}`, 500, { message: 'Server sedang bermasalah.' });
  const user = show(<UnansweredPage />, '/unanswered?website=1');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Pertanyaan pengunjung tidak dapat dimuat.');
  calls.respond(`GET ${wordings}`, 200, { open: [], done: [] });
  // Rare wordings are not listed, which does not mean that every search found something.
  calls.respond('GET /api/insights/1', 200, { totals: { unanswered: 16 } });
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText(
    '16 pencarian tanpa hasil dalam 30 hari terakhir. Kata-katanya tampil setelah dicari 3 pengunjung.',
  );
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  await screen.findByText('Belum ada pertanyaan yang selesai.');
  expect(screen.getByLabelText('address').textContent).toContain('tab=done');
});

it('shows the FAQ that answered a returned wording, and keeps the wording when ignoring it fails', async () => {
  calls.respond(`GET ${wordings}`, 200, { open, done: [] });
  expectConsole('error');
  calls.respond(`POST ${wordings}`, 500, { message: 'Disk penuh.' });
  const user = show(<UnansweredPage />, '/unanswered?website=1');
  await screen.findByText('“depo blm masuk”');
  screen.getByText('Pernah dijawab dengan FAQ yang sudah dihapus, lalu ditanyakan lagi.');
  screen.getByText(/^terakhir 22 Nov/);
  screen.getByText('Bot tidak menemukan FAQ.');
  await user.click(screen.getByRole('button', { name: 'Abaikan: ongkir' }));
  expect(calls.sent()).toEqual([
    { call: `POST ${wordings}`, body: { words: ['ongkir'], state: 'ignored' } },
  ]);
  await screen.findByText('Pertanyaan gagal diabaikan. Disk penuh.');
  expect(toasts()).toEqual(['error: Pertanyaan gagal diabaikan. Disk penuh.']);
  screen.getByText('“ongkir”');
});

it.each([
  ['draft', 'Ditemukan bot setelah terbit'],
  ['direct', 'Kini ditemukan bot'],
])(
  'says when visitors of a website with publishing %s get an answer',
  async (publishing, label) => {
    calls.respond('GET /api/websites/list', 200, [{ ...websiteList[0], publishing }]);
    const row = { ...open[1], words: 'jam buka toko' };
    calls.respond(`GET ${wordings}`, 200, { open: [row], done: [] });
    calls.respond('POST /api/faqs/8/wordings', 200, { message: 'Ditambahkan.', undo_id: null });
    calls.respond(`POST ${wordings}`, 200, { message: 'Selesai.', group: 3 });
    const user = show(<UnansweredPage />, '/unanswered?website=1');
    await user.click(await screen.findByRole('button', { name: 'Tambahkan ke... jam buka toko' }));
    await user.click(await screen.findByRole('button', { name: 'Tambahkan' }));
    await screen.findByRole('region', { name: label });
  },
);

it('says that an answer is not published yet, until it is', async () => {
  const handled = { state: 'answered', faq: { id: 8, question: 'Jam buka' }, handled_by: 'siti' };
  const figures = { before: 4, since: 0, again: 0 };
  const done = [
    { ...handled, ...figures, group: 2, words: ['ongkir'], handled_at: '2026-11-22T08:00:00.000Z' },
    { ...handled, ...figures, group: 1, words: ['bonus'], handled_at: '2026-11-20T08:00:00.000Z' },
  ];
  calls.respond(`GET ${wordings}`, 200, { open: [], done });
  calls.respond('GET /api/faqs/1/publishing', 200, {
    changes: 1,
    release: { published_at: '2026-11-21T08:00:00.000Z' },
  });
  show(<UnansweredPage />, '/unanswered?website=1&tab=done');
  await screen.findByText('setelah terbit');
  const shown = screen.getAllByText(/^Dijawab dengan/).map((line) => line.textContent);
  expect(shown).toEqual([
    expect.stringContaining('Dijawab dengan “Jam buka” setelah terbit'),
    expect.not.stringContaining('setelah terbit'),
  ]);
});

it('ignores all chosen wordings with one write, which one undo takes back', async () => {
  calls.respond(`GET ${wordings}`, 200, { open, done: [] });
  calls.respond(`POST ${wordings}`, 200, { message: 'Pertanyaan diabaikan.', group: 7 });
  calls.respond(`DELETE ${wordings}/7`, 200, { message: 'Dikembalikan.', group: 7 });
  const user = show(<UnansweredPage />, '/unanswered?website=1');
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih: ongkir' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua yang tampil' }));
  screen.getByRole('region', { name: 'Pertanyaan terpilih' });
  await user.click(screen.getByRole('button', { name: 'Abaikan semua' }));
  await screen.findByText('Pertanyaan diabaikan.');
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await screen.findByText('Dikembalikan.');
  const words = ['depo blm masuk', 'ongkir'];
  expect(calls.sent()).toMatchObject([
    { call: `POST ${wordings}`, body: { words, state: 'ignored' } },
    { call: `DELETE ${wordings}/7` },
  ]);
  expect(screen.queryByRole('button', { name: 'Abaikan semua' })).toBeNull();
});
