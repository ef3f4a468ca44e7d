import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../admin/data/session-store.ts';
import { dismissToast, readToasts, showToast } from '../../admin/data/toasts.ts';

const undo = { label: 'Urungkan', run: vi.fn() };
const messages = () => readToasts().map(({ message }) => message);

beforeEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

it('shows the same message once, unless each has its own undo', () => {
  showToast('error', 'Gagal.');
  showToast('error', 'Gagal.');
  expect(messages()).toEqual(['Gagal.']);
  showToast('success', 'Ditambahkan: Deposit', undo);
  showToast('success', 'Ditambahkan: Deposit', undo);
  expect(messages()).toEqual(['Gagal.', 'Ditambahkan: Deposit', 'Ditambahkan: Deposit']);
});

it('removes the oldest of more than three messages', () => {
  for (const message of ['Satu', 'Dua', 'Tiga', 'Empat']) showToast('success', message, undo);
  expect(messages()).toEqual(['Dua', 'Tiga', 'Empat']);
});

it('removes what could be undone when the session ends', () => {
  useSession.setState({ signedIn: true });
  showToast('success', 'Dihapus.', undo);
  showToast('error', 'Sesi Anda berakhir.');
  useSession.setState({ signedIn: false });
  expect(messages()).toEqual(['Sesi Anda berakhir.']);
});
