import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { adminFetch } from '../../admin/data/admin-fetch.ts';
import { useSession } from '../../admin/data/session-store.ts';
import { AddFaqForm } from '../../admin/features/faqs/form/add-faq-form.tsx';
import { EditFaqDialog } from '../../admin/features/faqs/form/edit-faq-dialog.tsx';
import { startFaq } from '../../admin/features/faqs/form/new-faq.ts';
import { expectConsole } from '../fail-on-console.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { describeForms } from './form-contract.tsx';
import { faqRow } from './rows.ts';
import { show } from './show.tsx';
import { signInAs } from './sign-in-as.ts';
import { storedDrafts } from './stored-drafts.ts';

const faq = faqRow({ image: 'abc-640x360.webp', parent_id: 1, depth: 1, all_data: 3 });

// Uploads use XMLHttpRequest; the fake server replaces `fetch` only.
vi.mock(import('../../admin/data/forms/upload-fetch.ts'), () => ({
  uploadFetch: () => adminFetch,
}));

const calls = serverPerTest(() => {
  calls.respond('GET /api/websites/1/settings', 200, defaultSettings);
  calls.respond('GET /api/faqs/1/tree', 200, [
    { id: 1, question: 'Deposit', parent_id: null, depth: 0 },
    { id: 2, question: 'Cara deposit', parent_id: 1, depth: 1 },
  ]);
});

const question = () => screen.getByLabelText<HTMLInputElement>('Question');
const answerField = () => screen.getByLabelText<HTMLTextAreaElement>('Answer');
const imageField = () => screen.getByLabelText<HTMLInputElement>('Image');
/** A PNG whose header says 2 x 1 pixels. */
const pngHeader =
  '89504e470d0a1a0a' + '0000000d49484452' + '00000002' + '00000001' + '0802000000' + '7b40e8dd';
const picture = (name: string, type: string, bytes = 10) =>
  new File([Buffer.from(pngHeader, 'hex'), new Uint8Array(bytes)], name, { type });

const sentFields = () => calls.sent().at(-1)?.body;

describe('adding', () => {
  /** Shows the form of a new FAQ. Opens it, unless a restored draft has done so. */
  const openForm = async (websiteId = 1) => {
    const user = show(<AddFaqForm websiteId={websiteId} />);
    if (!screen.queryByRole('region', { name: 'FAQ baru' })) act(() => startFaq({ websiteId }));
    await screen.findByLabelText('Question');
    return user;
  };
  const add = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add FAQ' }));
  const confirm = async (user: UserEvent) => {
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Add FAQ' }));
  };

  it('asks first, then sends the typed values and empties the form', async () => {
    calls.respond('POST /api/faqs', 201, { message: 'FAQ berhasil ditambahkan.', id: 9 });
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    await user.type(answerField(), 'Lihat menu Bonus.');
    await user.upload(imageField(), picture('bonus.png', 'image/png'));
    await add(user);
    expect(await screen.findByText('Apakah Anda yakin ingin menambahkan FAQ ini?')).toBeDefined();
    expect(calls.sent()).toEqual([]);
    await confirm(user);
    expect((await screen.findByText('Ditambahkan: Cek bonus')).role).toBe('status');
    expect(sentFields()).toEqual({
      image: expect.objectContaining({ name: 'bonus.png' }),
      question: 'Cek bonus',
      answer: 'Lihat menu Bonus.',
      keywords: '',
      wordings: '',
      note: '',
      own_note: '',
      review: '',
      website_id: '1',
      parent_id: '',
    });
    await waitFor(() => expect(document.activeElement).toBe(question()));
    expect(question().value).toBe('');
    expect(answerField().value).toBe('');
    expect(screen.queryByText('bonus.png')).toBeNull();
  });

  it('keeps rare fields in Lainnya, which opens by itself for an error or a draft', async () => {
    expectConsole('error');
    useSession.setState({ signedIn: true, userId: 7, endedHere: false });
    const fields = { keywords: 'Kata lain tidak boleh memuat tanda |.' };
    calls.respond('POST /api/faqs', 400, { message: 'Isian salah.', fields });
    const user = await openForm();
    const keywords = () => screen.queryByLabelText('Kata lain yang dipakai pengunjung');
    expect([keywords(), screen.queryByLabelText('Periksa lagi')]).toEqual([null, null]);
    expect(screen.queryByLabelText('Kalimat pengunjung')).toBeNull();
    await user.type(question(), 'Cek bonus');
    await add(user);
    await confirm(user);
    expect(await screen.findByText('Kata lain tidak boleh memuat tanda |.')).toBeDefined();
    expect(keywords()).not.toBeNull();
    await user.type(keywords() as HTMLElement, 'promo');
    await waitFor(() => expect(storedDrafts()).toHaveLength(1));
    cleanup();
    await openForm();
    expect(keywords()).toHaveProperty('value', 'promo');
  });

  it('restores the typed text of an expired session in an expanded form', async () => {
    useSession.setState({ signedIn: true, userId: 7, endedHere: false });
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    await user.upload(imageField(), picture('bonus.png', 'image/png'));
    useSession.setState({ signedIn: false, userId: undefined, endedHere: true });
    cleanup();

    useSession.setState({ signedIn: true, userId: 7, endedHere: false });
    await openForm();
    await waitFor(() => expect(question().value).toBe('Cek bonus'));
    expect(screen.queryByText('bonus.png')).toBeNull();
    expect(screen.getByText('Draf dipulihkan').role).toBe('status');
    expect(imageField().getAttribute('aria-describedby')).toBe(
      screen.getByText('Gambar perlu dipilih lagi.').id,
    );
    await user.upload(imageField(), picture('bonus.png', 'image/png'));
    expect(screen.queryByText('Gambar perlu dipilih lagi.')).toBeNull();
  });

  it('keeps a draft for each website until it is added', async () => {
    signInAs('sari');
    calls.respond('POST /api/faqs', 201, { message: 'FAQ berhasil ditambahkan.', id: 9 });
    let user = await openForm();
    await user.type(question(), 'Cek bonus');
    cleanup();
    await openForm(2);
    expect(question().value).toBe('');
    cleanup();
    user = await openForm();
    expect(question().value).toBe('Cek bonus');
    await add(user);
    await confirm(user);
    await waitFor(() => expect(screen.queryByText('Draf dipulihkan')).toBeNull());
    cleanup();
    await openForm();
    expect(question().value).toBe('');
  });

  it('asks with the focus on Yes, which a held Enter key does not press', async () => {
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('alertdialog');
    const yes = within(dialog).getByRole('button', { name: 'Add FAQ' });
    await waitFor(() => expect(document.activeElement).toBe(yes));
    expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(true);
    expect(calls.sent()).toEqual([]);
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    await add(user);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.sent()).toEqual([]);
    expect(question().value).toBe('Cek bonus');
  });

  it.each(['', '   '])('refuses the blank question %j', async (typed) => {
    const user = await openForm();
    if (typed) await user.type(question(), typed);
    await add(user);
    expect(await screen.findByText('Pertanyaan tidak boleh kosong.')).toBeDefined();
    expect(document.activeElement).toBe(question());
    expect(question().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [
      'catatan.pdf',
      'application/pdf',
      10,
      'Ekstensi nama berkas tidak sesuai dengan isinya, yaitu gambar PNG.',
    ],
    ['besar.png', 'image/png', 5 * 1024 * 1024 + 1, 'Ukuran gambar maksimal 5 MB.'],
  ])('refuses %s until the file is removed', async (name, type, bytes, error) => {
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    // A person can override the type filter of the browser's file dialog.
    fireEvent.change(imageField(), { target: { files: [picture(name, type, bytes)] } });
    await add(user);
    expect(await screen.findByText(`${name}: ${error}`)).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Batalkan berkas ini' }));
    await add(user);
    expect(await screen.findByRole('alertdialog')).toBeDefined();
  });

  it('shows the server’s error beside its field and keeps the typed text', async () => {
    expectConsole('error');
    calls.respond('POST /api/faqs', 400, {
      message: 'Gambar rusak.',
      fields: { question: 'Pertanyaan terlalu panjang.' },
    });
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    await add(user);
    await confirm(user);
    expect(await screen.findByText('Pertanyaan terlalu panjang.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(question()));
    expect(question().value).toBe('Cek bonus');
  });

  it('keeps the confirmation open on an error without a field, and tries again', async () => {
    expectConsole('error');
    calls.respond('POST /api/faqs', 500, { message: 'Server sedang bermasalah.' });
    const user = await openForm();
    await user.type(question(), 'Cek bonus');
    await add(user);
    await confirm(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'FAQ gagal ditambahkan. Server sedang bermasalah.',
    );
    expect(question().value).toBe('Cek bonus');
    calls.respond('POST /api/faqs', 201, { id: 9, message: 'FAQ berhasil ditambahkan.' });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(question().value).toBe('');
  });
});

describeForms(calls, [
  {
    of: 'a FAQ',
    dialog: (onClose, row) => <EditFaqDialog faq={row} onClose={onClose} />,
    ...{ label: 'Question', field: 'question', typed: '?', submit: 'Save' },
    call: 'PUT /api/faqs/2',
    row: faq,
  },
]);

describe('editing', () => {
  const onClose = vi.fn();
  const open = async () => {
    onClose.mockClear();
    const user = show(<EditFaqDialog faq={faq} onClose={onClose} />);
    return { user, dialog: await screen.findByRole('dialog', { name: 'Edit FAQ' }) };
  };
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

  it('starts from the saved values and keeps the image', async () => {
    calls.respond('PUT /api/faqs/2', 200, { message: 'FAQ berhasil diperbarui.' });
    const { user, dialog } = await open();
    expect(question().value).toBe('Cara deposit');
    expect(answerField().value).toBe('Buka menu Deposit.');
    expect(within(dialog).getByRole('img', { name: 'Gambar saat ini' }).getAttribute('src')).toBe(
      '/api/faqs/image/abc-640x360.webp',
    );
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Parent' }).textContent).toBe('Deposit'),
    );
    await user.clear(answerField());
    await save(user);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sentFields()).toEqual({
      question: 'Cara deposit',
      answer: '',
      keywords: '',
      wordings: '',
      note: '',
      own_note: '',
      review: '',
      website_id: '1',
      parent_id: '1',
      version: '1',
    });
    expect(screen.getByText('FAQ berhasil diperbarui.')).toBeDefined();
  });

  it('removes the image on request', async () => {
    calls.respond('PUT /api/faqs/2', 200, { message: 'FAQ berhasil diperbarui.' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hapus gambar' }));
    expect(screen.getByText('Gambar akan dihapus saat disimpan.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Batal hapus' }));
    await user.click(screen.getByRole('button', { name: 'Hapus gambar' }));
    await save(user);
    await waitFor(() => expect(sentFields()).toHaveProperty('remove_image', 'true'));
  });

  it('saves and goes on with the next row, or only goes on when nothing was changed', async () => {
    calls.respond('PUT /api/faqs/2', 200, { message: 'FAQ berhasil diperbarui.' });
    const [onNext, onEnd] = [vi.fn(), vi.fn()];
    const user = show(<EditFaqDialog faq={faq} onNext={onNext} onClose={onEnd} />);
    const goOn = await screen.findByRole('button', { name: 'Simpan, lalu berikutnya' });
    await user.click(goOn);
    expect(onNext).toHaveBeenCalledOnce();
    expect(calls.sent()).toEqual([]);
    await user.type(question(), ' baru');
    await user.click(goOn);
    await waitFor(() => expect(onNext).toHaveBeenCalledTimes(2));
    expect(sentFields()).toMatchObject({ question: 'Cara deposit baru' });
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('saves as a new FAQ what a colleague has removed meanwhile', async () => {
    expectConsole('error');
    calls.respond('PUT /api/faqs/2', 404, { message: 'FAQ tidak ditemukan.' });
    const { user } = await open();
    await user.type(question(), '?');
    await save(user);
    expect(
      await screen.findByText(
        'FAQ ini baru saja dihapus rekan Anda. Isian Anda masih ada di sini. Gambar lamanya ikut terhapus.',
      ),
    ).toBeDefined();
    calls.respond('POST /api/faqs', 201, { id: 9, message: 'FAQ berhasil ditambahkan.' });
    await user.click(screen.getByRole('button', { name: 'Simpan sebagai FAQ baru' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sentFields()).toMatchObject({ question: 'Cara deposit?', parent_id: '1' });
    expect(sentFields()).not.toHaveProperty('version');
  });
});
