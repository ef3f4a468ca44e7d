import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../admin/data/session-store.ts';
import {
  explainNetwork,
  findNetworkProblem,
  isAskedAbout,
} from '../../admin/features/whitelist/explain-network.ts';
import { isAddressListed } from '../../admin/features/whitelist/is-address-listed.ts';
import {
  filterIpCharacters,
  ipCharacters,
} from '../../admin/features/whitelist/use-dropped-characters.ts';
import { WhitelistPage } from '../../admin/features/whitelist/whitelist-page.tsx';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { whitelistRow } from './rows.ts';
import { show, toasts } from './show.tsx';

const own = whitelistRow({ id: 1, ip: '127.0.0.1', last_used_on: '2026-01-31', all_data: 2 });
const other = { ...own, id: 2, ip: '203.0.113.7' };
const reason = 'Alamat IP ini sedang Anda pakai, jadi tidak dapat dihapus atau dinonaktifkan.';

const calls = serverPerTest(() => {
  calls.respond('GET /api/whitelists/100/1', 200, [own, other]);
  calls.respond('GET /ip', 200, { ip: own.ip });
  useSession.setState({ signedIn: true, userId: 1, endedHere: false });
});

async function showPage() {
  show(<WhitelistPage />);
  await screen.findByText(/^Alamat Anda: /);
  await waitFor(() => expect(screen.queryByText('Memuat...')).toBeNull());
  // Wait for the screen to change, as a person does between two clicks.
  return userEvent.setup();
}

async function openForm() {
  const added = { id: 3, message: 'Alamat IP berhasil ditambahkan.' };
  calls.respond('POST /api/whitelists', 201, added);
  const user = await showPage();
  await user.click(screen.getByRole('button', { name: 'Add WL' }));
  return { user, field: await screen.findByLabelText<HTMLInputElement>('IP Address') };
}

function rowOf(ip: string) {
  const row = screen.getByText(ip, { exact: true }).closest('tr');
  if (!row) throw new Error(`${ip} has no row.`);
  return within(row);
}

describe('typing an address', () => {
  it.each([
    ['192.168.1.1', '192.168.1.1'],
    [' 10.0.0.1\n', '10.0.0.1'],
    ['http://10.0.0.1:80/', '10.0.0.180'],
    ['1,2', '12'],
    ['١٢.٣', '.'],
    ['', ''],
  ])('filters the digits and dots of %j', (typed, filtered) => {
    expect(ipCharacters(typed)).toBe(filtered);
  });

  it('does not move the caret', () => {
    const input = document.createElement('input');
    input.value = '19x2.168';
    input.setSelectionRange(3, 3);
    filterIpCharacters(input, false);
    expect(input.value).toBe('192.168');
    expect(input.selectionStart).toBe(2);
  });
});

describe('whether one’s own address is listed', () => {
  it.each([
    { name: 'is known by its row', rows: [own], total: 1, isListed: false, expected: true },
    {
      name: 'is known by a complete list without it',
      rows: [other],
      total: 1,
      isListed: true,
      expected: false,
    },
    {
      name: 'is known by the IP check when there are more pages',
      rows: [other],
      total: 101,
      isListed: true,
      expected: true,
    },
    {
      name: 'is denied by the IP check when there are more pages',
      rows: [other],
      total: 101,
      isListed: false,
      expected: false,
    },
  ])('$name', ({ rows, total, isListed, expected }) => {
    expect(isAddressListed({ ip: own.ip, isListed }, { rows, total })).toBe(expected);
  });
});

describe('a typed network', () => {
  const help = 'Misalnya 103.10.20.0/24, 2001:db8:1::/48, atau satu alamat IPv6.';

  it.each([
    ['', help],
    ['103.10.20', help],
    ['103.10.20.0/24', '256 alamat, 103.10.20.0 sampai 103.10.20.255.'],
    [
      ' 103.10.20.77/20',
      '4.096 alamat, 103.10.16.0 sampai 103.10.31.255. Yang disimpan 103.10.16.0/20: angka sesudah awalan jaringan dinolkan.',
    ],
    ['103.10.20.7/32', 'Hanya alamat 103.10.20.7.'],
    ['2001:DB8::1', 'Hanya alamat 2001:db8::1.'],
    ['::ffff:103.10.20.0/120', '256 alamat, 103.10.20.0 sampai 103.10.20.255.'],
    [
      '2001:db8:1:2::/64',
      'Satu jaringan /64, 2001:db8:1:2:: sampai 2001:db8:1:2:ffff:ffff:ffff:ffff.',
    ],
    [
      '2001:db8:1::/48',
      '65.536 jaringan /64, 2001:db8:1:: sampai 2001:db8:1:ffff:ffff:ffff:ffff:ffff.',
    ],
    ['2001:db8::/120', '256 alamat, 2001:db8:: sampai 2001:db8::ff.'],
    ['2001:db8::/80', 'Lebih dari 4 miliar alamat, 2001:db8:: sampai 2001:db8::ffff:ffff:ffff.'],
  ])('%j is explained: %s', (typed, text) => {
    expect(explainNetwork(typed, undefined)).toBe(text);
  });

  it.each([
    ['fe80::1%eth0', 'Bukan alamat atau jaringan, misalnya 103.10.20.0/24 atau 2001:db8:1::/48.'],
    ['10.0.0.0/15', 'Terlalu luas. Paling luas /16 untuk IPv4 dan /32 untuk IPv6.'],
    ['2001:db8::/31', 'Terlalu luas. Paling luas /16 untuk IPv4 dan /32 untuk IPv6.'],
    ['10.0.0.0/16', undefined],
    ['2001:db8::/32', undefined],
  ])('%s has the problem: %s', (typed, problem) => {
    expect(findNetworkProblem(typed)).toBe(problem);
  });

  it.each([
    ['10.0.0.0/20', true],
    ['10.0.0.0/21', false],
    ['2001:db8::/48', true],
    ['2001:db8::/49', false],
  ])('%s is asked about: %s', (typed, isAsked) => {
    expect(isAskedAbout(typed)).toBe(isAsked);
  });
});

describe('Add WL for a network', () => {
  it('asks once more for a wide one, and sends its note', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('Jaringan atau IPv6'));
    await user.type(screen.getByLabelText('Jaringan atau alamat IPv6'), '103.10.16.0/20');
    await user.type(screen.getByLabelText('Catatan'), 'Kantor Bandung');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText(
      '103.10.16.0/20 sangat luas. Bila memang dimaksud, tekan Submit sekali lagi.',
    );
    expect(calls.sent()).toEqual([]);
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(calls.sent()).toEqual([
        { call: 'POST /api/whitelists', body: { ip: '103.10.16.0/20', note: 'Kantor Bandung' } },
      ]),
    );
  });

  it('proposes the /64 of one’s own IPv6 address and says why', async () => {
    calls.respond('GET /ip', 200, { ip: '2001:db8:1:2:3:4:5:6' });
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Alamat saya sekarang' }));
    const field = screen.getByLabelText<HTMLInputElement>('Jaringan atau alamat IPv6');
    expect(field.value).toBe('2001:db8:1:2::/64');
    expect(
      screen.getByText(/Perangkat mengganti alamat IPv6 di dalam \/64 ini setiap hari/),
    ).toBeTruthy();
    // The other field would make another address of it.
    await user.click(screen.getByText('Jaringan atau IPv6'));
    expect(screen.getByLabelText<HTMLInputElement>('IP Address').value).toBe('');
  });

  it('fills the specification’s field with one’s own IPv4 address', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Alamat saya sekarang' }));
    expect(screen.getByLabelText<HTMLInputElement>('IP Address').value).toBe('127.0.0.1');
  });
});

describe('Add WL', () => {
  it.each(['', '1.2.3', '1.2.3.4.5', '1.2.3.1234', '1..2.3'])(
    'shows the expected format for %j and sends nothing',
    async (typed) => {
      const { user, field } = await openForm();
      if (typed !== '') await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'Simpan' }));
      await waitFor(() =>
        expect(toasts()).toEqual([
          'error: ❌ IP format is invalid. Please use format like 192.168.1.1',
        ]),
      );
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(calls.sent()).toEqual([]);
    },
  );

  it('forgets the removed characters when a clean address replaces them', async () => {
    const { user, field } = await openForm();
    await user.click(field);
    await user.paste('10.0a0.0.1/8');
    expect(screen.getByText(/^Karakter yang dihapus/)).toBeTruthy();
    field.select();
    await user.paste('103.20.30.1');
    expect(field.value).toBe('103.20.30.1');
    expect(screen.queryByText(/^Karakter yang dihapus/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(calls.sent()).toEqual([{ call: 'POST /api/whitelists', body: { ip: '103.20.30.1' } }]),
    );
  });

  it('asks once more for what was pasted without a sign in its middle, not for spaces around it', async () => {
    const { user, field } = await openForm();
    await user.click(field);
    await user.paste('103.20.30.1/8');
    expect(screen.getByText('Karakter yang dihapus: /. Yang tersisa: 103.20.30.18')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText(/Bila 103\.20\.30\.18 memang alamatnya, tekan Submit sekali lagi\./);
    expect([document.activeElement, calls.sent()]).toEqual([field, []]);
    field.select();
    await user.paste('  127.0.0.1 ');
    expect(field.value).toBe('127.0.0.1');
    expect(screen.getByText('Hanya angka dan titik, misalnya 192.168.1.1.')).toBeTruthy();
  });

  it('does not check the range of a group', async () => {
    const { user, field } = await openForm();
    await user.type(field, '9a99.1 .1.1');
    await user.dblClick(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(toasts()).toEqual(['success: Alamat IP berhasil ditambahkan.']));
    expect(calls.sent()).toEqual([{ call: 'POST /api/whitelists', body: { ip: '999.1.1.1' } }]);
  });

  it('restores the typed text after the session has ended', async () => {
    const { user, field } = await openForm();
    await user.type(field, '10.0');
    useSession.setState({ signedIn: false, userId: undefined, endedHere: true });
    cleanup();

    useSession.setState({ signedIn: true, userId: 1, endedHere: false });
    await showPage();
    expect((await screen.findByLabelText<HTMLInputElement>('IP Address')).value).toBe('10.0');
  });
});

describe('an entry', () => {
  it('has a text that says when it can never match', async () => {
    calls.respond('GET /api/whitelists/100/1', 200, [own, { ...other, matchable: false }]);
    await showPage();
    const mark = 'Tidak pernah cocok: alamat tidak sah.';
    expect(rowOf(other.ip).getByText(mark)).toBeTruthy();
    expect(rowOf(own.ip).queryByText(mark)).toBeNull();
  });

  it('shows its new status at once, and ignores a second press while it is saved', async () => {
    const release = calls.hold('PUT /api/whitelists/2', 200, { message: 'Status diubah.' });
    const user = await showPage();
    const status = rowOf(other.ip).getByRole('switch', { name: 'Status 203.0.113.7' });
    await user.dblClick(status);
    expect(status.getAttribute('aria-checked')).toBe('false');
    calls.respond('GET /api/whitelists/100/1', 200, [own, { ...other, status: false }]);
    release();
    expect(await rowOf(other.ip).findByText('Inactive')).toBeTruthy();
    expect(calls.sent()).toEqual([
      { call: 'PUT /api/whitelists/2', body: { status: false, version: 1 } },
    ]);
  });

  it('offers no choice when another admin made the same change', async () => {
    expectConsole('error');
    const current = { ...other, status: false, version: 2 };
    calls.respond('PUT /api/whitelists/2', 409, { message: 'Sudah diubah.', current });
    const user = await showPage();
    await user.click(rowOf(other.ip).getByRole('switch'));
    const conflict = within(await screen.findByRole('dialog', { name: /^Data ini sudah diubah/ }));
    expect(conflict.getByText(/^Isi terbarunya sama dengan isian Anda/)).toBeTruthy();
    expect(conflict.queryByRole('button', { name: 'Simpan isian saya' })).toBeNull();
    await user.click(conflict.getByRole('button', { name: 'Pakai versi terbaru' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows its old status again when the server refuses the change', async () => {
    expectConsole('error');
    calls.respond('PUT /api/whitelists/2', 409, { message: reason });
    const user = await showPage();
    const status = rowOf(other.ip).getByRole('switch');
    await user.click(status);
    await waitFor(() =>
      expect(toasts()).toEqual([`error: Status ${other.ip} gagal diubah. ${reason}`]),
    );
    await waitFor(() => expect(status.getAttribute('aria-checked')).toBe('true'));
  });

  it('says what it is for and when it was used, and marks one that nobody uses', async () => {
    const unused = { ...other, note: 'Kantor Bandung', last_used_on: null, unused: true };
    calls.respond('GET /api/whitelists/100/1', 200, [own, unused]);
    calls.respond('GET /api/whitelists/100/1?unused=true', 200, [{ ...unused, all_data: 1 }]);
    const user = await showPage();
    expect(rowOf(own.ip).getByText(/^Dipakai 31 Jan/)).toBeTruthy();
    const row = rowOf(other.ip);
    expect(row.getByText('Kantor Bandung · Belum tercatat dipakai')).toBeTruthy();
    expect(row.getByText('Tidak dipakai 90 hari')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tidak dipakai 90 hari' }));
    await waitFor(() => expect(screen.queryByText(own.ip)).toBeNull());
    expect(window.location.search).toBe('?unused=true');
    await user.click(screen.getByRole('button', { name: 'Semua' }));
    await screen.findByText(own.ip);
  });

  it('gets another note', async () => {
    calls.respond('PUT /api/whitelists/2', 200, { message: 'Catatan berhasil disimpan.' });
    const user = await showPage();
    await user.click(rowOf(other.ip).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Catatan 203.0.113.7' }));
    await user.type(dialog.getByLabelText('Catatan'), 'Rumah Siti');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(toasts()).toEqual(['success: Catatan berhasil disimpan.']));
    expect(calls.sent()).toEqual([
      { call: 'PUT /api/whitelists/2', body: { note: 'Rumah Siti', version: 1 } },
    ]);
  });

  it('of the day shows its end instead of a switch', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    calls.respond('GET /api/whitelists/100/1', 200, [own, { ...other, until }]);
    const user = await showPage();
    const row = rowOf(other.ip);
    expect(row.getByText(/^Sampai .*\d\d\.\d\d$/)).toBeTruthy();
    expect(row.queryByRole('switch')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Remove' }));
    await screen.findByText(
      'Penghapusan ini tidak dapat diurungkan. Pemiliknya dapat masuk lagi dengan passkey.',
    );
  });

  it('is removable while another one allows the current user', async () => {
    const network = { ...other, ip: '127.0.0.0/24' };
    calls.respond('GET /api/whitelists/100/1', 200, [own, network]);
    const user = await showPage();
    for (const { ip } of [own, network]) expect(rowOf(ip).getByText('Alamat Anda')).toBeTruthy();
    await user.click(rowOf(own.ip).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('that alone allows the current user is neither disabled nor removed, and says why', async () => {
    const user = await showPage();
    const row = rowOf(own.ip);
    await user.click(row.getByRole('switch'));
    await user.click(row.getByRole('button', { name: 'Remove' }));
    expect(toasts()).toEqual([`error: ${reason}`]);
    expect(row.getByRole('switch').getAttribute('aria-description')).toBe(reason);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.sent()).toEqual([]);
  });

  it('is removed after a confirmation that names it', async () => {
    calls.respond('DELETE /api/whitelists/2?version=1', 200, {
      message: 'Alamat IP berhasil dihapus.',
    });
    const user = await showPage();
    await user.click(rowOf(other.ip).getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Action' }));
    expect(
      question.getByText('Are you sure you want to remove whitelist entry for 203.0.113.7?'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Yes, Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['success: Alamat IP berhasil dihapus.']));
  });
});

describe('one’s own address', () => {
  it('is shown as listed', async () => {
    await showPage();
    expect(screen.getByText('Alamat Anda: 127.0.0.1')).toBeTruthy();
    expect(screen.getByText('Sudah terdaftar')).toBeTruthy();
  });

  it.each([
    ['198.51.100.9', 'Tambahkan alamat ini', '198.51.100.9'],
    ['2001:db8:1:2::3', 'Tambahkan jaringannya, 2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ])('%s is added with one click on %j', async (address, name, ip) => {
    calls.respond('GET /ip', 200, { ip: address });
    const release = calls.hold('POST /api/whitelists', 201, {
      id: 3,
      message: 'Alamat IP berhasil ditambahkan.',
    });
    const user = await showPage();
    await user.dblClick(screen.getByRole('button', { name }));
    release();
    await waitFor(() => expect(toasts()).toEqual(['success: Alamat IP berhasil ditambahkan.']));
    expect(calls.sent()).toEqual([{ call: 'POST /api/whitelists', body: { ip } }]);
  });
});
