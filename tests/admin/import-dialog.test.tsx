import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../admin/features/faqs/menu/faq-parts.ts';
import { ImportDialog } from '../../admin/features/faqs/transfer/import-dialog.tsx';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { importResult } from './rows.ts';
import { show } from './show.tsx';
import { websiteList } from './website-list.ts';

const column = (header: string, field: 'question' | 'answer' | null) => ({
  header,
  field,
  is_guessed: false,
  samples: [`${header} satu`, `${header} dua`],
});
const readable = importResult({
  added: 1,
  columns: [column('Pertanyaan', 'question'), column('Jawaban', 'answer')],
  lines: [{ line: 2, id: -1, question: 'Jam buka?', outcome: 'added', parts: [] }],
  tree: [{ id: -1, question: 'Jam buka?', answer: 'Setiap hari.', image: null, parent_id: null }],
});

interface Sent {
  isCheck: boolean;
  fields: Record<string, unknown>;
}

const RealRequest = XMLHttpRequest;
let sent: Sent[];
let responses: { status: number; body: unknown }[];
let closed: boolean;

/** Sets the responses to the next imports and their checks. Only `XMLHttpRequest` reports progress, so they use it. */
function respondToImports(...bodies: unknown[]): void {
  responses = bodies.map((body) => ({ status: 200, body }));
}

class FakeRequest {
  readonly upload = {};
  address = '';
  status = 0;
  responseText = '';
  onload = () => {};
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  abort() {}
  getResponseHeader() {
    return 'application/json';
  }
  send(form: FormData) {
    sent.push({ isCheck: this.address.includes('dry_run'), fields: Object.fromEntries(form) });
    const { status, body } = responses.shift() ?? { status: 500, body: {} };
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

const calls = serverPerTest(() => {
  sent = [];
  responses = [];
  closed = false;
  calls.respond('GET /api/websites/list', 200, websiteList);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.stubGlobal('XMLHttpRequest', RealRequest);
  Reflect.deleteProperty(document, 'execCommand');
});

const csv = (content: string) => new File([content], 'faq.csv', { type: 'text/csv' });
const button = (name: string) => screen.findByRole('button', { name });
const open = () =>
  show(
    <ImportDialog
      websiteId={1}
      onClose={() => {
        closed = true;
      }}
    />,
  );

async function openAndCheck(file = csv('a')): Promise<UserEvent> {
  const user = open();
  await user.upload(await screen.findByLabelText('Berkas', { selector: 'input' }), file);
  await user.click(await button('Periksa'));
  return user;
}

describe('a file', () => {
  it.each(['faq.html', 'blog.xml', 'faq.jsonl'])('may be %s in the picker', async (name) => {
    open();
    const input = await screen.findByLabelText<HTMLInputElement>('Berkas', { selector: 'input' });
    expect(input.accept.split(',')).toContain(name.replace(/^[^.]*/, ''));
  });

  it('whose columns are known is checked and imported with two presses', async () => {
    respondToImports(readable, { ...readable, undo_id: 7, message: 'Impor berhasil.' });
    const user = await openAndCheck();
    expect(await screen.findByText('Setiap hari.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Cocokkan kolom' })).toBeNull();
    await user.click(await button('Impor sekarang'));
    await waitFor(() => expect(closed).toBe(true));
    expect(sent.map(({ isCheck, fields }) => [isCheck, Object.keys(fields)])).toEqual([
      [true, ['mode', 'file']],
      [false, ['mode', 'file']],
    ]);
  });

  it('with an unknown column asks what it contains, and is read as soon as each has an answer', async () => {
    const unknown = importResult({ columns: [column('Hal', null), column('Isi', null)] });
    respondToImports(unknown, readable, readable);
    const user = await openAndCheck();
    expect(await screen.findByRole('heading', { name: 'Cocokkan kolom' })).toBeDefined();
    expect(screen.getByText('Pilih isi 2 kolom lagi. Belum ada yang dibaca.')).toBeDefined();
    expect(screen.getByText('Hal dua')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Impor sekarang' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Isi Hal'), 'Pertanyaan');
    expect(screen.getByText('Pilih isi 1 kolom lagi. Belum ada yang dibaca.')).toBeDefined();
    expect(sent).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Isi Isi'), 'Jawaban');
    await button('Impor sekarang');
    expect(await screen.findByText('Setiap hari.')).toBeDefined();
    expect(sent[1]?.fields.columns).toBe('["question","answer"]');
    // The choices stay, and another one is checked again.
    await user.selectOptions(await screen.findByLabelText('Isi Jawaban'), 'Jangan dibaca');
    await waitFor(() => expect(sent[2]?.fields.columns).toBe('["question","ignore"]'));
  });

  it('with one unknown column asks for it before it lists the known ones', async () => {
    const columns = [column('Pertanyaan', 'question'), column('Isi', null)];
    respondToImports(importResult({ columns }), readable);
    const user = await openAndCheck();
    const choices = await screen.findAllByLabelText(/^Isi (Pertanyaan|Isi)$/);
    expect(choices[0]).toBe(screen.getByLabelText('Isi Isi'));
    await user.selectOptions(screen.getByLabelText('Isi Isi'), 'Jawaban');
    await waitFor(() => expect(sent[1]?.fields.columns).toBe('["question","answer"]'));
  });

  it('with several sheets offers the others, whose columns are not those of the first', async () => {
    const sheets = [
      { name: 'FAQ', rows: 12 },
      { name: 'Lama', rows: 3 },
    ];
    respondToImports({ ...readable, sheets, sheet: 'FAQ' }, { ...readable, sheets, sheet: 'Lama' });
    const user = await openAndCheck();
    const sheet = await screen.findByLabelText('Lembar atau bagian yang diimpor');
    await user.selectOptions(sheet, 'Lama (3 baris)');
    await waitFor(() => expect(sent[1]?.fields).toMatchObject({ sheet: 'Lama' }));
    expect(sent[1]?.fields).not.toHaveProperty('columns');
  });

  it('is changed for the bot only where the admin lets it', async () => {
    const conversions = [
      { type: 'html' as const, count: 3 },
      { type: 'line-breaks' as const, count: 178 },
    ];
    respondToImports({ ...readable, conversions, keywords_mode: 'add' }, readable, readable);
    const user = await openAndCheck();
    await user.click(
      await screen.findByRole('checkbox', {
        name: 'Biarkan apa adanya 178 teks: \\n menjadi baris baru',
      }),
    );
    await waitFor(() => expect(sent[1]?.fields.keep).toBe('["line-breaks"]'));
  });

  it('replaces the keywords of FAQs that are there only if the admin says so', async () => {
    respondToImports(
      { ...readable, unchanged: 1, keywords_mode: 'add' },
      { ...readable, unchanged: 1, keywords_mode: 'replace' },
    );
    const user = await openAndCheck();
    const choice = await screen.findByLabelText('Kata lain dari FAQ yang sudah ada');
    await user.selectOptions(choice, 'Ganti');
    await waitFor(() => expect(sent[1]?.fields.keywords_mode).toBe('replace'));
  });

  it('that was changed after the check must be chosen again', async () => {
    respondToImports(readable);
    const file = csv('a');
    const user = await openAndCheck(file);
    await button('Impor sekarang');
    Object.assign(file, { arrayBuffer: () => Promise.reject(new Error()) });
    await user.click(await button('Impor sekarang'));
    expect(await screen.findByText(/^Berkas ini berubah sesudah dipilih/)).toBeDefined();
    expect(screen.queryByText('faq.csv')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Berkas', { selector: 'input' }));
    expect(sent).toHaveLength(1);
  });

  it('that was refused leaves no error beside the next one', async () => {
    expectConsole('error');
    responses = [{ status: 503, body: { message: 'Impor lain sedang berjalan.' } }];
    const user = await openAndCheck();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Impor lain sedang berjalan/);
    await user.upload(screen.getByLabelText('Berkas', { selector: 'input' }), csv('b'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await button('Periksa')).toBeDefined();
  });

  it('with faults gives their list as a file', async () => {
    const faults = [
      { line: 2, words: '=cmd', message: 'Jawaban terlalu panjang.' },
      { line: 9, message: 'Pertanyaan tidak boleh kosong.' },
    ];
    respondToImports(importResult({ faults }));
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:faults';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const user = await openAndCheck();
    await user.click(await button('Unduh daftar kesalahan'));
    expect(await blobs[0]?.text()).toContain(
      'Baris 2 (=cmd): Jawaban terlalu panjang.\r\nBaris 9: Pertanyaan tidak boleh kosong.',
    );
  });
});

describe('pasted text', () => {
  const openText = async () => {
    const user = open();
    await user.click(await button('Tempel teks'));
    return { user, field: screen.getByLabelText<HTMLTextAreaElement>('Teks') };
  };
  const paste = (field: Element, types: Record<string, string>) => {
    // The page has no `execCommand`, and React does not notice the text that replaces it.
    document.execCommand = (_command, _ui, text) =>
      fireEvent.change(field, { target: { value: text } });
    fireEvent.paste(field, { clipboardData: { getData: (type: string) => types[type] ?? '' } });
  };

  it('stands beside what was understood; a correction is read again', async () => {
    respondToImports(readable, readable);
    const { user, field } = await openText();
    await user.click(await button('Periksa'));
    expect(await screen.findByText('Tempel atau ketik teksnya terlebih dahulu.')).toBeDefined();
    await user.type(field, 'Jam buka?');
    await user.click(await button('Periksa'));
    expect(await screen.findByText('Setiap hari.')).toBeDefined();
    const beside = screen.getByLabelText<HTMLTextAreaElement>('Teks');
    expect(beside.value).toBe('Jam buka?');
    await user.type(beside, ' Kak');
    expect(screen.queryByRole('button', { name: 'Impor sekarang' })).toBeNull();
    await user.click(await button('Baca lagi'));
    await button('Impor sekarang');
    expect(sent.map(({ fields }) => fields)).toEqual([
      { mode: 'append', text: 'Jam buka?' },
      { mode: 'append', text: 'Jam buka? Kak' },
    ]);
  });

  it('comes with the HTML of the clipboard until it is edited', async () => {
    respondToImports(readable, readable);
    const { user, field } = await openText();
    const html = '<h2>Toko</h2><p>Jam <b>buka</b>?</p>';
    paste(field, { 'text/plain': 'Toko\r\nJam buka?', 'text/html': html });
    expect(field.value).toContain('Jam **buka**?');
    await user.click(await button('Periksa'));
    await screen.findByText('Setiap hari.');
    await user.type(screen.getByLabelText('Teks'), '!');
    await user.click(await button('Baca lagi'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ fields }) => fields.html)).toEqual([html, undefined]);
  });

  it('keeps the tabs between the cells of a table', async () => {
    const { field } = await openText();
    const html = '<table><tr><td><b>Jam</b></td><td>08</td></tr></table>';
    paste(field, { 'text/plain': 'Jam\t08', 'text/html': html });
    expect(field.value).toBe('Jam\t08');
  });

  it('is not lost when the dialog is closed by mistake', async () => {
    const { user, field } = await openText();
    await user.type(field, 'Jam buka?');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengisi' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Teks').value).toBe('Jam buka?');
  });
});
