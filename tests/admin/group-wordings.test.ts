// @vitest-environment node
import { expect, it } from 'vitest';
import { runInSlices } from '../../admin/data/run-in-slices.ts';
import { groupWordings } from '../../admin/features/unanswered/group-wordings.ts';
import { presentQuestion } from '../../admin/features/unanswered/present-question.ts';
import {
  createWordingReader,
  type ReadOne,
} from '../../admin/features/unanswered/wording-reader.ts';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { faq, sampleFaqs } from '../widget/sample-faqs.ts';
import { ended } from './ended.ts';

async function readerOf(faqs: readonly PublicFaq[]): Promise<ReadOne> {
  const words = await prepareSearchWords(faqs);
  return await runInSlices(createWordingReader(faqs, words), new AbortController().signal);
}

/** Groups wordings; the first one was searched most often. */
function groupsOf(read: ReadOne, all: readonly string[]): string[][] {
  const wordings = all.map((words, at) => ({
    words,
    count: 100 - at,
    first_on: '2026-11-01',
    last_on: '2026-11-22',
    answered: null,
  }));
  return ended(groupWordings(wordings, read)).map((group) =>
    group.wordings.map(({ words }) => words),
  );
}

it('groups wordings whose words have the same meaning for the bot', async () => {
  const read = await readerOf(sampleFaqs);
  expect(
    groupsOf(read, [
      'depo blm masuk',
      'ongkir ke bandung',
      'deposit belum masuk2',
      'biaya ke bandung kak',
      'kak deposit saya kok blom masuk sih',
      'depositnya blm msk',
      'ongkir bandung',
      'xyzzy',
      'xyzy',
      'akun terkunci',
      'lupa password',
    ]),
  ).toEqual([
    [
      'depo blm masuk',
      'deposit belum masuk2',
      'kak deposit saya kok blom masuk sih',
      'depositnya blm msk',
    ],
    ['ongkir ke bandung', 'ongkir bandung'],
    ['biaya ke bandung kak'],
    ['xyzzy'],
    ['xyzy'],
    ['akun terkunci'],
    ['lupa password'],
  ]);
});

it('groups wordings that find the same FAQ and share half of their words', () => {
  const readings: Record<string, [meanings: string, score: number]> = {
    'kapan barang dikirim': ['barang kapan kirim', 0.7],
    'jadwal kirim barang': ['barang jadwal kirim', 0.65],
    'barang rusak': ['barang rusak', 0.68],
    'kirim barang cepat': ['barang cepat kirim', 0.5],
  };
  const read: ReadOne = (words) => {
    const [meanings = '', score = 0] = readings[words] ?? [];
    const match = { faq: faq(9, 'Jadwal pengiriman barang'), isSure: false, score };
    return { meanings: meanings.split(' '), matches: [match], question: words };
  };
  expect(groupsOf(read, Object.keys(readings))).toEqual([
    ['kapan barang dikirim', 'jadwal kirim barang'],
    ['barang rusak'],
    ['kirim barang cepat'],
  ]);
});

it('pauses after each of thousands of FAQs, so that the page responds to presses', async () => {
  const faqs = Array.from({ length: 2000 }, (_, at) =>
    faq(at + 1, `Pertanyaan ${at} tentang barang ${at % 50}`, { answer: `Jawaban ${at}.` }),
  );
  const steps = createWordingReader(faqs, await prepareSearchWords(faqs));
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBeGreaterThan(3 * faqs.length);
});

it('makes a question in usual spelling from a wording', () => {
  const spellings = 'tidak gak belum blom blm\ntidak_bisa gabisa\ndeposit depo\nberapa brp';
  expect(presentQuestion('depo blm masuk', spellings)).toBe('Deposit belum masuk');
  expect(presentQuestion('blom bisa gak', spellings)).toBe('Belum bisa gak');
  expect(presentQuestion('gabisa login', spellings)).toBe('Tidak bisa login');
  expect(presentQuestion('brp ongkir', spellings)).toBe('Berapa ongkir?');
  expect(presentQuestion('', spellings)).toBe('');
});
