import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../api/contract/entities.ts';
import type { FaqHit } from '../../../api/contract/faqs/faq-search.ts';
import { faqs } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { insertFaqs, span } from '../many-faqs.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function setUp() {
  const writer = await createFaqWriter();
  const get = async <Body>(path: string): Promise<Body> => {
    const { status, json } = await writer.send('GET', path);
    expect(status).toBe(200);
    return json;
  };
  return { ...writer, get };
}

async function setUpTree() {
  const { add, ...rest } = await setUp();
  const deposit = await add({ question: 'Deposit' });
  const bank = await add({
    question: 'Lewat bank',
    answer: `Buka menu. ${'Isi lain. '.repeat(30)}Bonus 100% punya turnover.`,
    parent_id: `${deposit}`,
  });
  const check = await add({ question: 'Cek Withdraw', answer: 'Isi formulir.' });
  const image = await add({
    question: 'Ménu bonus',
    answer: 'Lihat gambar.',
    image: new File([pixel], 'menu.png', { type: 'image/png' }),
  });
  return { ...rest, add, deposit, bank, check, image };
}

describe('the search for FAQs', () => {
  it('finds all words in question and answer in any case, without diacritics, with the path and the found part', async () => {
    const { get, bank, image } = await setUpTree();
    const hits = await get<FaqHit[]>('/api/faqs/1/search?q=MENU+bonus');
    expect(hits.map(({ id }) => id)).toEqual([bank, image]);
    expect(hits[0]).toMatchObject({
      website_id: 1,
      question: 'Lewat bank',
      path: ['Deposit'],
      row: 2,
    });
    expect(hits[0]?.part).toContain('Buka menu.');
    expect(await get('/api/faqs/1/search?q=bonus+formulir')).toEqual([]);
    const [turnover] = await get<FaqHit[]>('/api/faqs/1/search?q=turnover');
    expect(turnover?.part).toMatch(/^….*punya turnover\.$/);
  });

  it('ignores the marks of answers, and finds the addresses of links', async () => {
    const { get, add } = await setUp();
    const answer = '**Deposit**nya lewat [situs kami](https://a.example/halaman).';
    const id = await add({ question: 'Cara', answer });
    for (const q of ['depositnya', 'situs+kami', 'a.example/halaman', '**deposit**nya']) {
      const hits = await get<FaqHit[]>(`/api/faqs/1/search?q=${q}`);
      expect(hits, q).toMatchObject([{ id, part: 'Depositnya lewat situs kami.' }]);
    }
  });

  it('finds nothing without words, and treats wildcards as text', async () => {
    const { get } = await setUpTree();
    for (const q of ['', '%20', '___', 'tidak+ada', "'"])
      expect(await get(`/api/faqs/1/search?q=${q}`), q).toEqual([]);
    expect(await get('/api/faqs/1/search?q=100%25')).toHaveLength(1);
  });

  it('searches all websites and the library, or only one', async () => {
    const { send, get, add } = await setUpTree();
    const site = valid.website({ name: 'Toko Dua' });
    const { id: other } = (await send('POST', '/api/websites', { json: site })).json;
    const elsewhere = await add({ question: 'Turnover di sini', website_id: `${other}` });
    const { id: library } = (await send('POST', '/api/shared-faqs')).json;
    await add({ question: 'Turnover bersama', website_id: `${library}` });
    const all = await get<FaqHit[]>('/api/faqs/search?q=turnover');
    expect(all.map(({ website_id }) => website_id)).toEqual([1, other, library]);
    expect(await get<FaqHit[]>(`/api/faqs/${other}/search?q=turnover`)).toEqual([
      {
        id: elsewhere,
        website_id: other,
        question: 'Turnover di sini',
        path: [],
        part: '',
        row: 1,
      },
    ]);
  });

  it('returns the first 30 of thousands, with their rows', async () => {
    const { api, get } = await setUp();
    await insertFaqs(api.db, span(1, 1200), (at) => ({
      question: at > 1190 ? `Langka ${at}` : `Biasa ${at}`,
    }));
    const common = await get<FaqHit[]>('/api/faqs/1/search?q=biasa');
    expect(common.map(({ row }) => row)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    const rare = await get<FaqHit[]>('/api/faqs/1/search?q=langka');
    expect(rare.map(({ row }) => row)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1191));
    const page = await get<Faq[]>('/api/faqs/1/100/2?q=a');
    expect(page).toHaveLength(100);
    expect(page[0]).toMatchObject({ question: 'Biasa 101', all_data: 1200 });
  });

  it('filters the list by words and filters, page by page', async () => {
    const { api, get, deposit, bank, check, image } = await setUpTree();
    const list = async (query: string) =>
      (await get<Faq[]>(`/api/faqs/1/100/1?${query}`)).map(({ id }) => id);
    expect(await list('filter=no-answer')).toEqual([deposit]);
    expect(await list('filter=image')).toEqual([image]);
    expect(await list('filter=check-form')).toEqual([check]);
    // First the one with the word in its question.
    expect(await list('q=bonus&filter=recent')).toEqual([image, bank]);
    expect(await list('q=bonus+formulir')).toEqual([]);
    expect(await list('filter=image&filter=no-answer')).toEqual([]);
    const [second] = await get<Faq[]>('/api/faqs/1/1/2?q=bonus');
    expect(second).toMatchObject({ id: bank, all_data: 2 });

    await api.db.write((tx) => tx.update(faqs).set({ lastEditedAt: '2026-01-01T00:00:00.000Z' }));
    expect(await list('filter=recent')).toEqual([]);
  });

  it('refuses an unknown filter, a long text and an unknown website', async () => {
    const { send } = await setUp();
    const refused = {
      '/api/faqs/1/100/1?filter=lain': 400,
      [`/api/faqs/1/search?q=${'a'.repeat(201)}`]: 400,
      '/api/faqs/1/search': 400,
      '/api/faqs/search?q=%00': 400,
      '/api/faqs/99/search?q=a': 404,
    };
    for (const [path, status] of Object.entries(refused))
      expect((await send('GET', path)).status, path).toBe(status);
  });
});
