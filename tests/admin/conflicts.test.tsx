import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditFaqDialog } from '../../admin/features/faqs/form/edit-faq-dialog.tsx';
import { RemoveLinkDialog } from '../../admin/features/links/links-page.tsx';
import { ChangePasswordDialog } from '../../admin/features/users/change-password-dialog.tsx';
import { EditWebsiteDialog } from '../../admin/features/websites/dialogs/edit-website-dialog.tsx';
import type { AdminUser } from '../../api/contract/entities.ts';
import { expectConsole } from '../fail-on-console.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { faqRow, linkRow, stamp, websiteRow } from './rows.ts';
import { show } from './show.tsx';

const website = websiteRow({ version: 3 });
const message = 'Data ini sudah diubah admin lain sejak Anda membukanya.';
const onClose = vi.fn();
const calls = serverPerTest(() => {
  onClose.mockClear();
  calls.respond('GET /api/websites/1/settings', 200, defaultSettings);
});

const findConflict = async () => {
  const name = 'Data ini sudah diubah admin lain';
  return within(await screen.findByRole('dialog', { name }));
};
const press = (name: string) => screen.getByRole('button', { name });

describe('an edit of a row that another user has changed', () => {
  const current = {
    ...website,
    name: 'Toko Rekan',
    version: 5,
    last_edited_by: 'rekan',
    last_edited_at: '2026-11-20T03:04:05.000Z',
  };

  const saveMine = async () => {
    calls.respond('PUT /api/websites/7', 409, { message, current });
    const user = show(<EditWebsiteDialog website={website} onClose={onClose} />);
    const name = screen.getByLabelText<HTMLInputElement>('Website Name');
    await user.clear(name);
    await user.type(name, 'Toko Saya');
    await user.click(press('Simpan'));
    return { user, name, conflict: await findConflict() };
  };

  it('shows who changed it and when, and both versions of each field that differs', async () => {
    expectConsole('error');
    const { conflict } = await saveMine();
    expect(
      conflict.getByText(/^rekan menyimpan perubahan pada 20\/11\/2026, 10\.04\.05,/),
    ).toBeDefined();
    expect(conflict.getByText('Toko Rekan')).toBeDefined();
    expect(conflict.getByText('Toko Saya')).toBeDefined();
    expect(conflict.getAllByText('Berbeda')).toHaveLength(1);
    expect(conflict.getAllByText('192.0.2.7')).toHaveLength(1);
  });

  it('overwrites the saved version on request', async () => {
    expectConsole('error');
    const { user } = await saveMine();
    calls.respond('PUT /api/websites/7', 200, { message: 'Website berhasil diperbarui.' });
    await user.click(press('Simpan isian saya'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const versions = calls.sent().map(({ body }) => body);
    expect(versions).toMatchObject([
      { name: 'Toko Saya', version: 3 },
      { name: 'Toko Saya', version: 5 },
    ]);
  });

  it('returns to the form when the server finds an error in it', async () => {
    expectConsole('error');
    const { user, name } = await saveMine();
    const fields = { name: 'Maksimal 100 karakter.' };
    calls.respond('PUT /api/websites/7', 400, { message: 'Periksa isian.', fields });
    await user.click(press('Simpan isian saya'));
    expect(await screen.findByText('Maksimal 100 karakter.')).toBeDefined();
    expect(screen.queryByText('Toko Rekan')).toBeNull();
    expect(name.value).toBe('Toko Saya');
  });

  it('marks the differences of a long text word by word', async () => {
    expectConsole('error');
    const faq = faqRow({ answer: 'Isi saldo di menu Deposit.' });
    const theirs = { ...faq, answer: `${faq.answer} Baru dari rekan.`, version: 2 };
    calls.respond('PUT /api/faqs/2', 409, { message, current: theirs });
    const user = show(<EditFaqDialog faq={faq} onClose={onClose} />);
    await user.type(screen.getByLabelText('Answer'), ' Dan saya.');
    await user.click(press('Save'));
    const conflict = await findConflict();
    expect(conflict.getByText('Versi terbaru → Isian Anda')).toBeDefined();
    const marked = (role: string) => conflict.getAllByRole(role).map((it) => it.textContent);
    expect(marked('deletion').join()).toContain('Baru dari rekan');
    expect(marked('insertion').join()).toContain('Dan saya');
  });
});

describe('a new password for an account that another user has changed', () => {
  it('is never shown', async () => {
    expectConsole('error');
    const rights = { role: 'admin', may_publish: true } as const;
    const row = { id: 2, username: 'budi', status: true };
    const account: AdminUser = { ...row, ...rights, website_ids: [1], ...stamp };
    const current = { ...account, status: false, version: 2 };
    calls.respond('PUT /api/users/updatepass/2', 409, { message, current });
    const user = show(<ChangePasswordDialog user={account} onClose={onClose} />);
    await user.type(screen.getByLabelText('Password baru'), 'rahasia-saya');
    await user.click(press('Simpan'));
    const conflict = await findConflict();
    expect(conflict.getByText('Inactive')).toBeDefined();
    expect(conflict.queryByText(/rahasia-saya/)).toBeNull();
  });
});

describe('a removal of a row that another user has changed', () => {
  const row = linkRow();
  const path = 'DELETE /api/livechatwebsitelinks/4?version=1';
  const remove = async () => {
    const user = show(<RemoveLinkDialog row={row} onClose={onClose} />);
    await user.click(press('Yes, Remove'));
  };

  it('is refused with a message', async () => {
    expectConsole('error');
    calls.respond(path, 409, { message, current: { ...row, version: 2 } });
    await remove();
    expect(await screen.findByText(/jadi belum dihapus\./)).toBeDefined();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('is not confused with a refusal for another reason', async () => {
    expectConsole('error');
    calls.respond(path, 409, { message: 'Masih dipakai.' });
    await remove();
    expect(await screen.findByText('Link gagal dihapus. Masih dipakai.')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });
});
