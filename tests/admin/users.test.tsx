import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useActionMenu } from '../../admin/data/action-menu.ts';
import { expectConsole } from '../fail-on-console.ts';
// Import the page early: loading it within `findBy` could exceed its time limit on a slow machine.
import '../../admin/ui/form/search-select-popup.tsx';
import { useSession } from '../../admin/data/session-store.ts';
import { UsersPage } from '../../admin/features/users/users-page.tsx';
import type { AdminUser } from '../../api/contract/entities.ts';
import { serverPerTest } from './fake-server.ts';
import { setListHeights } from './set-list-heights.ts';
import { show, toasts } from './show.tsx';
import { listed } from './website-list.ts';

const admin: AdminUser = {
  id: 1,
  username: 'admin',
  status: true,
  role: 'admin',
  website_ids: [1],
  may_publish: true,
  last_edited_at: '2026-01-31T17:05:09.000Z',
  last_edited_by: 'system',
  version: 1,
  all_data: 2,
};
const budi: AdminUser = { ...admin, id: 2, username: 'budi', status: false };

const calls = serverPerTest(() => {
  setListHeights();
  calls.respond('GET /api/users/100/1', 200, [admin, budi]);
  calls.respond('GET /api/websites/list', 200, [listed(4, 'Toko Empat')]);
  useSession.setState({ signedIn: true, userId: 1, endedHere: false });
});

async function showPage() {
  const user = show(<UsersPage />);
  const row = (await screen.findByText('budi')).closest('tr');
  if (!row) throw new Error('The account has no row.');
  return { row: within(row), user };
}

async function fillNewUser(user: UserEvent, password: string) {
  await user.click(screen.getByRole('button', { name: 'New User' }));
  await user.click(await screen.findByLabelText('Username'));
  await user.paste('dewi');
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.click(screen.getByLabelText('Website'));
  await user.click(await screen.findByText('Toko Empat'));
}

describe('the table of accounts', () => {
  it('shows status and time in words, in Jakarta', async () => {
    const { row } = await showPage();
    expect(row.getByText('Inactive')).toBeTruthy();
    // Only the tooltip and screen readers get the seconds.
    const time = row.getByText('01/02/2026, 00.05');
    expect(time.textContent).toBe('01/02/2026, 00.05.09');
    expect(time.getAttribute('data-tooltip')).toBe('01/02/2026, 00.05.09');
    expect(time.getAttribute('datetime')).toBe('2026-01-31T17:05:09.000Z');
    expect(row.getByText('system')).toBeTruthy();
  });

  it('disables actions on one’s own account, with a reason', async () => {
    const { user } = await showPage();
    const [ownStatus] = screen.getAllByRole('button', { name: 'Change Status' });
    const [ownDelete] = screen.getAllByRole('button', { name: 'Delete' });
    if (!ownStatus || !ownDelete) throw new Error('The own account has no actions.');
    expect(ownStatus.getAttribute('aria-description')).toBe(
      'Anda tidak dapat menonaktifkan akun Anda sendiri.',
    );
    await user.click(ownStatus);
    await user.click(ownDelete);
    expect(toasts()).toEqual([
      'error: Anda tidak dapat menonaktifkan akun Anda sendiri.',
      'error: Anda tidak dapat menghapus akun Anda sendiri.',
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('has a role as a badge after the name, and its rarer actions in a menu', async () => {
    const editor = { ...budi, role: 'editor' as const, website_ids: [4] };
    calls.respond('GET /api/users/100/1', 200, [admin, editor]);
    const { user, row } = await showPage();
    expect(row.getByText('Penyunting').textContent).toBe('Penyunting · 1 website');
    expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Change Status',
      'Change Password',
      'Delete',
      'Lainnya: budi',
    ]);
    await user.click(row.getByRole('button', { name: 'Lainnya: budi' }));
    const { menu } = useActionMenu.getState();
    expect(menu?.actions.map(({ label }) => label)).toEqual(['Peran', 'Cara masuk']);
    act(() => menu?.actions[0]?.run());
    expect(await screen.findByRole('dialog', { name: 'Peran' })).toBeTruthy();
  });

  it('is entered from its search by the arrow down key', async () => {
    const { user } = await showPage();
    await user.click(screen.getByRole('textbox', { name: 'Cari nama akun' }));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.id).toBe('row-1'));
  });

  it('of one page has disabled buttons for other pages', async () => {
    await showPage();
    for (const name of ['Previous', '1', 'Next'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

describe('New User', () => {
  it('sends username, password and website once, however often it is submitted', async () => {
    const release = calls.hold('POST /api/users', 201, { id: 3, message: 'Akun disimpan.' });
    const { user } = await showPage();
    await fillNewUser(user, 'rahasia-sekali');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Peran' }), 'Admin');
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await user.type(screen.getByLabelText('Username'), '{Enter}');
    release();
    await waitFor(() => expect(toasts()).toEqual(['success: Akun disimpan.']));
    expect(calls.sent()).toEqual([
      {
        call: 'POST /api/users',
        body: { username: 'dewi', password: 'rahasia-sekali', website_id: 4 },
      },
    ]);
    expect(calls.keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('starts with the role of an editor, which has further websites', async () => {
    calls.respond('POST /api/users', 201, { id: 3, message: 'Akun disimpan.' });
    const sites = [listed(1, 'Website Demo'), listed(4, 'Toko Empat')];
    calls.respond('GET /api/websites/list', 200, sites);
    const { user } = await showPage();
    await fillNewUser(user, 'rahasia-sekali');
    const [first] = screen.getByRole('dialog').querySelectorAll('select, input');
    expect(first).toBe(screen.getByRole('combobox', { name: 'Peran' }));
    await user.click(screen.getByRole('checkbox', { name: 'Website Demo' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Peran' }), 'Admin');
    expect(screen.queryByRole('checkbox', { name: 'Website Demo' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Peran' }), 'Penyunting');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(calls.sent()).toMatchObject([
        { body: { role: 'editor', website_id: 4, website_ids: [4, 1], may_publish: false } },
      ]),
    );
  });

  it('does not send a password that is too short or too long', async () => {
    const { user } = await showPage();
    await fillNewUser(user, 'pendek');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(password);
    expect(calls.sent()).toEqual([]);
  });

  it("shows the server's error about the website beside it", async () => {
    expectConsole('error');
    const message = 'Website tidak ditemukan.';
    calls.respond('POST /api/users', 400, { message, fields: { website_id: message } });
    const { user } = await showPage();
    await fillNewUser(user, 'rahasia-sekali');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('dewi');
    expect(toasts()).toEqual([]);
  });

  it('restores the typed text, but no password, after the session has ended', async () => {
    const { user } = await showPage();
    await fillNewUser(user, 'rahasia-sekali');
    useSession.setState({ signedIn: false, userId: undefined, endedHere: true });
    cleanup();
    expect(JSON.stringify({ ...localStorage })).not.toContain('rahasia-sekali');

    useSession.setState({ signedIn: true, userId: 1, endedHere: false });
    await showPage();
    expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('dewi');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect((await screen.findByRole('combobox', { name: 'Website' })).textContent).toContain(
      'Toko Empat',
    );
  });
});

describe('Change Status', () => {
  const change = async () => {
    const { user, row } = await showPage();
    await user.click(row.getByRole('button', { name: 'Change Status' }));
    expect(await screen.findByText('Do you want to activate the account budi?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes, Confirm' }));
  };

  it('asks for confirmation and sends the other status', async () => {
    calls.respond('PUT /api/users/2', 200, { message: 'Status akun berhasil diubah.' });
    await change();
    await waitFor(() => expect(toasts()).toEqual(['success: Status akun berhasil diubah.']));
    expect(calls.sent()).toEqual([
      { call: 'PUT /api/users/2', body: { account_status: true, version: 1 } },
    ]);
  });

  it('compares before it overwrites what another admin has changed', async () => {
    expectConsole('error');
    const current = { ...budi, status: true, version: 2 };
    calls.respond('PUT /api/users/2', 409, { message: 'Sudah diubah.', current });
    await change();
    await screen.findByRole('dialog', { name: /^Data ini sudah diubah/ });
  });

  it("stays open with the server's reason for a refusal", async () => {
    expectConsole('error');
    calls.respond('PUT /api/users/2', 409, {
      message: 'Harus ada minimal satu akun admin yang aktif.',
    });
    await change();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Status akun "budi" gagal diubah. Harus ada minimal satu akun admin yang aktif.',
    );
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('Change Password', () => {
  const message = 'Password berhasil diganti.';
  const type = async (user: UserEvent, label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };

  it('ends one’s own session in the page, as the server has done', async () => {
    calls.respond('PUT /api/users/updatepass/1', 200, { message });
    const { user } = await showPage();
    const [own] = screen.getAllByRole('button', { name: 'Change Password' });
    if (!own) throw new Error('The own account has no actions.');
    await user.click(own);
    await type(user, 'Password baru', 'rahasia-yang-baru');
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan' });
    expect(submit.disabled).toBe(true);
    await type(user, 'Password saat ini', 'rahasia-yang-lama');
    await user.click(submit);
    await waitFor(() => expect(useSession.getState().signedIn).toBe(false));
    expect(toasts()).toEqual([`success: ${message}`]);
  });

  it('keeps the session after a change of another account', async () => {
    calls.respond('PUT /api/users/updatepass/2', 200, { message });
    const { user, row } = await showPage();
    await user.click(row.getByRole('button', { name: 'Change Password' }));
    await type(user, 'Password baru', 'rahasia-yang-baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(toasts()).toEqual([`success: ${message}`]));
    expect(calls.sent()).toEqual([
      { call: 'PUT /api/users/updatepass/2', body: { password: 'rahasia-yang-baru', version: 1 } },
    ]);
    expect(useSession.getState().signedIn).toBe(true);
  });
});

describe('Delete', () => {
  const ask = async () => {
    const { user, row } = await showPage();
    await user.click(row.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    const confirm = () => user.click(question.getByRole('button', { name: 'Delete' }));
    return { user, question, confirm };
  };

  it('asks by name and ID, and says that it is done', async () => {
    calls.respond('DELETE /api/users/2?version=1', 200, { message: 'Sudah.' });
    const { question, confirm } = await ask();
    expect(question.getByText('Yakin ingin menghapus akun "budi" (ID: 2)?')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['success: Akun "budi" berhasil dihapus.']));
  });

  it('names the publications that the account scheduled, and takes them over when chosen', async () => {
    calls.respond('GET /api/users/2/access', 200, {
      factors: { totp: null, passkeys: [], recovery_codes: 0 },
      sessions: [],
      schedules: [{ website_id: 4, website: 'Toko Empat', at: '2026-12-05T03:00:00.000Z' }],
    });
    const path = 'DELETE /api/users/2?version=1&take_over_schedules=true';
    calls.respond(path, 200, { message: 'Sudah.' });
    const { user, question, confirm } = await ask();
    expect(await question.findByText(/^Toko Empat, 5 Des( 2026)?, 10\.00 WIB$/)).toBeTruthy();
    await user.click(question.getByLabelText('Jadwalkan ulang atas nama saya'));
    await confirm();
    await waitFor(() => expect(calls.sent().map(({ call }) => call)).toEqual([path]));
  });

  it('shows only the sentence of the specification, and reloads the table', async () => {
    expectConsole('error');
    calls.respond('DELETE /api/users/2?version=1', 404, { message: 'Akun tidak ditemukan.' });
    const { confirm } = await ask();
    calls.respond('GET /api/users/100/1', 200, [admin]);
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['error: Gagal menghapus akun "budi".']));
    await waitFor(() => expect(screen.queryByText('budi')).toBeNull());
  });
});
