import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasSingleKeys, setSingleKeys } from '../../admin/data/shortcuts.ts';
import { serverPerTest } from './fake-server.ts';
import { openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';

serverPerTest(() => signInAs('admin'));

const list = () => screen.queryByRole('dialog', { name: 'Pintasan keyboard' });
const findField = () => screen.findByRole('combobox', { name: 'Cari halaman atau FAQ' });

describe('the list of shortcuts', () => {
  it('opens by its key, except while typing in a field, and can disable single-key shortcuts', async () => {
    const user = openApp('/blank');
    const field = await findField();
    await user.type(field, '?');
    expect(list()).toBeNull();
    field.blur();
    await waitFor(async () => {
      await user.keyboard('?');
      expect(list()).not.toBeNull();
    });
    const dialog = screen.getByRole('dialog', { name: 'Pintasan keyboard' });
    const toggle = within(dialog).getByRole('switch', { name: 'Pintasan satu tombol' });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(list()).toBeNull());

    await user.keyboard('?');
    expect(list()).toBeNull();
  });

  it('leaves the shortcuts enabled when storage is blocked', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear() {} });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(hasSingleKeys()).toBe(true);
    setSingleKeys(false);
    expect(hasSingleKeys()).toBe(true);
  });

  it('opens from the user menu when its key is disabled', async () => {
    localStorage.setItem('single-keys', 'off');
    const user = openApp('/blank');
    await findField();
    await user.click(screen.getByRole('button', { name: /^Halo/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pintasan keyboard' }));
    await waitFor(() => expect(list()).not.toBeNull());
  });
});
