import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../fail-on-console.ts';
// Import the page early: loading it within `findBy` could exceed its time limit on a slow machine.
import '../../admin/ui/form/search-select-popup.tsx';
import '../../admin/features/faqs/menu/faq-parts.ts';
import { useStoredWebsites } from '../../admin/data/websites/recent-websites.ts';
import { FaqsPage } from '../../admin/features/faqs/faqs-page.tsx';
import { MaybeFaqs } from '../../admin/features/faqs/search/maybe-faqs.tsx';
import type { Faq } from '../../api/contract/entities.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { serverPerTest } from './fake-server.ts';
import { faqRow } from './rows.ts';
import { setListHeights } from './set-list-heights.ts';
import { show } from './show.tsx';
import { websiteList } from './website-list.ts';

const edited = {
  last_edited_at: '2026-11-20T08:05:06Z',
  last_edited_by: 'sari',
  all_data: 3,
};
const faq = (over: Partial<Faq>) =>
  faqRow({ id: 1, question: 'Deposit', answer: null, ...edited, ...over });

const rows = [
  faq({}),
  faq({
    id: 2,
    question: 'Cara deposit',
    answer: 'Buka menu Deposit.',
    image: 'abc-640x360.webp',
    parent_id: 1,
    depth: 1,
    source_id: null,
  }),
  faq({ id: 3, question: 'Bonus' }),
];
const tree = rows.map(({ id, question, parent_id, depth }) => ({ id, question, parent_id, depth }));

const calls = serverPerTest(() => {
  // Another file may have signed in, so that the website of an earlier test is remembered.
  useStoredWebsites.setState({}, true);
  setListHeights();
  calls.respond('GET /api/websites/list', 200, websiteList);
  calls.respond('GET /api/faqs/1/100/1', 200, rows);
  calls.respond('GET /api/faqs/1/tree', 200, tree);
});

const address = () => screen.getByLabelText('address').textContent;
const findRow = (name: RegExp) => screen.findByRole('row', { name });
const cellTexts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it.each([
  [null, null],
  [3_200_000, 'Teks 3,1 dari 4 MB'],
  [4_194_304, 'Teks 4 dari 4 MB · hampir penuh'],
  [4_194_305, 'Teks 4,1 dari 4 MB · hanya dapat dikurangi'],
])('shows how much of the limit %s bytes of texts are, from half of it on', async (bytes, text) => {
  calls.respond('GET /api/faqs/2/100/1', 200, rows);
  calls.respond('GET /api/faqs/2/tree', 200, tree);
  calls.respond('GET /api/faqs/2/publishing', 200, { text_bytes: bytes });
  show(<FaqsPage />, '/?website=2');
  await findRow(/^Pilih: Deposit/);
  await waitFor(() => expect(screen.queryByText(/^Teks /)?.textContent ?? null).toBe(text));
});

describe('before a website is chosen', () => {
  it('asks for one and shows neither form nor table', async () => {
    show(<FaqsPage />);
    expect(await screen.findByText('Silakan pilih website terlebih dahulu.')).toBeDefined();
    const website = await screen.findByRole('combobox', { name: 'Website' });
    await waitFor(() => expect(website.textContent).toBe('Pilih Website'));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByLabelText('Question')).toBeNull();
  });

  it('keeps the choice in the URL', async () => {
    const user = show(<FaqsPage />);
    await user.click(await screen.findByRole('combobox', { name: 'Website' }));
    await user.click(await screen.findByRole('option', { name: /^Website Demo/ }));
    await findRow(/^Pilih: Deposit/);
    expect(address()).toBe('/?website=1');
  });
});

describe('the table', () => {
  it('shows each FAQ as the specification words it', async () => {
    // In another year, the day would have its year.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
    show(<FaqsPage />, '/?website=1');
    expect(cellTexts(await findRow(/^Pilih: Deposit/)).slice(1, 7)).toEqual([
      'Deposit',
      '-',
      'No image',
      'Tier 0',
      // The short date that one sees, and the whole one that is read out.
      '20 Nov20/11/2026, 15.05.06',
      'sari',
    ]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Pilih',
      'Question',
      'Answer',
      'Image',
      'Parent ID',
      'Created At',
      'Created By',
      'Manage',
    ]);
    const child = screen.getByRole('row', { name: /^Pilih: Cara deposit/ });
    expect(cellTexts(child)[2]).toBe('Buka menu Deposit.');
    // A row shows the id, a card the question.
    expect(cellTexts(child)[4]).toBe('1Deposit');
    expect(within(child).getByRole('link', { name: '1 Deposit' }).getAttribute('href')).toBe(
      '/?website=1#row-1',
    );
    expect(within(child).getByRole('img', { name: 'Cara deposit' }).getAttribute('src')).toBe(
      '/api/faqs/image/abc-640x360.webp',
    );
    expect(screen.getByText('Showing page 1 of 1')).toBeDefined();
  });

  it('shows a note of the team whole below its answer, also below a short one', async () => {
    const note = 'tanya Bu Rina dahulu';
    calls.respond('GET /api/faqs/1/100/1', 200, [faq({ answer: 'Setiap hari.', note })]);
    show(<FaqsPage />, '/?website=1');
    const row = within(await findRow(/^Pilih: Deposit/));
    row.getByRole('button', { name: 'Selengkapnya' }).click();
    const whole = await screen.findByRole('row', { name: /^Setiap hari/ });
    expect(whole.textContent).toBe(`Setiap hari.Catatan tim: ${note}`);
  });

  it('shows the note of a FAQ that only the search of the bot finds', async () => {
    const note = 'tanya Bu Rina dahulu';
    const found = { id: 9, question: 'Lupa password', answer: 'Ketuk Lupa.', parent_id: null };
    const published = [{ ...found, image: null }];
    calls.respond('GET /faqs/1', 200, published);
    calls.respond('GET /faqs/1/words', 200, await prepareSearchWords(published));
    calls.respond('GET /api/faqs/9', 200, faq({ ...found, note }));
    show(<MaybeFaqs websiteId={1} q="lupa pasword" found={[]} />);
    const maybe = within(await screen.findByRole('region', { name: 'Mungkin' }));
    maybe.getByRole('button', { name: 'Selengkapnya' }).click();
    const whole = await maybe.findByRole('row', { name: /^Ketuk Lupa.*Catatan/ });
    expect(whole.textContent).toBe(`Ketuk Lupa.Catatan tim: ${note}`);
  });

  it('shows skeleton rows while it loads', async () => {
    const respond = calls.hold('GET /api/faqs/1/100/1', 200, rows);
    show(<FaqsPage />, '/?website=1');
    expect(screen.getByRole('region', { name: 'Daftar FAQ' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    // The header row, and one row that says that the list loads.
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /^Memuat/ })).toBeDefined();
    respond();
    await findRow(/^Pilih: Deposit/);
    expect(screen.queryByRole('row', { name: /^Memuat/ })).toBeNull();
  });

  it('says what will be in a list that is empty', async () => {
    calls.respond('GET /api/faqs/2/100/1', 200, []);
    show(<FaqsPage />, '/?website=2');
    expect(await screen.findByText(/^Belum ada FAQ di website ini/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says why it could not load, and tries again', async () => {
    expectConsole('error');
    calls.respond('GET /api/faqs/1/100/1', 500, { message: 'Basis data sedang sibuk.' });
    const user = show(<FaqsPage />, '/?website=1');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Daftar tidak dapat dimuat.');
    expect(alert.textContent).toContain('Basis data sedang sibuk.');
    calls.respond('GET /api/faqs/1/100/1', 200, rows);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await findRow(/^Pilih: Deposit/);
  });

  it('navigates between pages and keeps the page in the URL', async () => {
    calls.respond('GET /api/faqs/1/100/1', 200, [faq({ all_data: 250 })]);
    calls.respond('GET /api/faqs/1/100/2', 200, [
      faq({ id: 102, question: 'Halaman dua', all_data: 250 }),
    ]);
    const user = show(<FaqsPage />, '/?website=1');
    expect(await screen.findByText('Showing page 1 of 3')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findRow(/^Pilih: Halaman dua/);
    expect(address()).toBe('/?website=1&page=2');
    expect(screen.getByRole('button', { name: '2' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('button', { name: '1' }));
    await waitFor(() => expect(address()).toBe('/?website=1'));
  });

  it('returns to the previous page when the last row of the last page is deleted', async () => {
    calls.respond('GET /api/faqs/1/100/1', 200, [faq({ all_data: 101 })]);
    calls.respond('GET /api/faqs/1/100/2', 200, [
      faq({ id: 101, question: 'Terakhir', all_data: 101 }),
    ]);
    const user = show(<FaqsPage />, '/?website=1&page=2');
    await user.click(
      within(await findRow(/^Pilih: Terakhir/)).getByRole('button', { name: /^Delete/ }),
    );
    calls.respond('DELETE /api/faqs/101?version=1', 200, {
      message: '1 FAQ berhasil dihapus.',
      deleted: 1,
    });
    calls.respond('GET /api/faqs/1/100/2', 200, []);
    await user.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Delete' }),
    );
    await findRow(/^Pilih: Deposit/);
    expect(address()).toBe('/?website=1');
  });

  it('replaces the words that were searched', async () => {
    calls.respond('GET /api/faqs/1/100/1?q=%22cara+deposit%22', 200, [rows[1]]);
    calls.respond('POST /api/faqs/replace/preview', 200, { lines: [], is_cut: false });
    calls.respond('GET /api/faqs/1/ids?q=%22cara+deposit%22', 200, []);
    const user = show(<FaqsPage />, '/?website=1&q=%22cara+deposit%22');
    await findRow(/^Pilih: .*Cara deposit/);
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ganti kata' }));
    const find = await screen.findByLabelText<HTMLInputElement>('Cari');
    expect(find.value).toBe('cara deposit');
  });

  it('marks the row that the URL names', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    show(<FaqsPage />, '/?website=1#row-3');
    const row = await findRow(/^Pilih: Bonus/);
    await waitFor(() => expect(seen.mock.contexts).toContain(row));
  });
});

describe('an image', () => {
  it('opens large and closes again', async () => {
    const user = show(<FaqsPage />, '/?website=1');
    await user.click(await screen.findByRole('button', { name: 'Perbesar gambar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cara deposit' });
    const image = within(dialog).getByRole('img', { name: 'Cara deposit' });
    expect(image.getAttribute('src')).toBe('/api/faqs/image/abc-640x360.webp');
    expect(image.getAttribute('width')).toBe('640');
    expect(image.getAttribute('height')).toBe('360');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('deleting', () => {
  const ask = async (name: RegExp) => {
    const user = show(<FaqsPage />, '/?website=1');
    await waitFor(() => expect(calls.all()).toContain('GET /api/faqs/1/tree'));
    await user.click(within(await findRow(name)).getByRole('button', { name: /^Delete/ }));
    return { user, dialog: await screen.findByRole('alertdialog') };
  };

  it('says how many FAQs are deleted with it, and deletes them', async () => {
    const { user, dialog } = await ask(/^Pilih: Deposit/);
    expect(within(dialog).getByText('Yakin ingin menghapus FAQ ini?')).toBeDefined();
    expect(
      await within(dialog).findByText('1 pertanyaan di bawahnya ikut terhapus.'),
    ).toBeDefined();
    calls.respond('DELETE /api/faqs/1?version=1', 200, {
      message: '2 FAQ berhasil dihapus.',
      deleted: 2,
    });
    calls.respond('GET /api/faqs/1/100/1', 200, [rows[2]]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 FAQ berhasil dihapus.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Pilih: Deposit/ })).toBeNull());
    expect(calls.sent().map(({ call }) => call)).toEqual(['DELETE /api/faqs/1?version=1']);
  });

  it('does not mention descendants of a FAQ without any', async () => {
    const { user, dialog } = await ask(/^Pilih: Bonus/);
    expect(within(dialog).queryByText(/ikut terhapus/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.sent()).toEqual([]);
  });

  it('says why it failed and stays open', async () => {
    expectConsole('error');
    const { user, dialog } = await ask(/^Pilih: Bonus/);
    calls.respond('DELETE /api/faqs/3?version=1', 404, { message: 'FAQ tidak ditemukan.' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'FAQ gagal dihapus. FAQ tidak ditemukan.',
    );
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});
