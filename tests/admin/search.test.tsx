import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverPerTest } from './fake-server.ts';
import { address, openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';
import { websiteList } from './website-list.ts';

const calls = serverPerTest(() => {
  signInAs('admin');
});

describe('the search', () => {
  const tree = [
    { id: 11, question: 'Cara deposit Jum’at', parent_id: null, depth: 0 },
    { id: 12, question: 'Deposit lewat bank', parent_id: 11, depth: 1 },
    { id: 13, question: 'Bonus', parent_id: null, depth: 0 },
  ];

  const open = async (path = '/blank') => {
    const user = openApp(path);
    const name = 'Cari halaman atau FAQ';
    return { user, field: await screen.findByRole<HTMLInputElement>('combobox', { name }) };
  };

  it('is focused by Ctrl+K and by Cmd+K', async () => {
    const { user, field } = await open();
    // The page listens for keys after its effects have run, shortly after the field is rendered.
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await waitFor(async () => {
        await user.keyboard(keys);
        expect(document.activeElement).toBe(field);
      });
      field.blur();
    }
  });

  it('is not focused while a dialog is open', async () => {
    const user = openApp('/website');
    await user.click(await screen.findByRole('button', { name: 'Add Website' }));
    const name = await screen.findByLabelText('Website Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(name);
  });

  it('opens a page', async () => {
    const { user, field } = await open();
    await user.type(field, 'scr');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Script',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/script'));
  });

  it('is empty on the next page', async () => {
    const { user, field } = await open();
    await user.type(field, 'lupa password{Escape}');
    expect(field.value).toBe('lupa password');
    await user.click(screen.getByRole('link', { name: 'Script' }));
    await waitFor(() => expect(address()).toBe('/script'));
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('opens a FAQ of the chosen website by keyboard', async () => {
    calls.respond('GET /api/websites/list', 200, websiteList);
    calls.respond('GET /api/faqs/2/tree', 200, tree);
    const { user, field } = await open('/blank?website=2');
    // The tree is requested only when somebody searches.
    expect(calls.all()).not.toContain('GET /api/faqs/2/tree');
    await user.click(field);
    await waitFor(() => expect(calls.all()).toContain('GET /api/faqs/2/tree'));
    await user.type(field, "DEPOSIT jum'at");
    expect(await screen.findByRole('option', { name: 'Cara deposit Jum’at' })).toBeDefined();
    await user.clear(field);
    await user.type(field, 'deposit');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Deposit lewat bank');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/?website=2'));
  });

  it('finds websites, accounts, and answers of all websites', async () => {
    calls.respond('GET /api/websites/list', 200, websiteList);
    calls.respond('GET /api/faqs/1/tree', 200, tree);
    calls.respond('GET /api/faqs/search?q=toko', 200, [
      { id: 13, website_id: 1, question: 'Bonus', path: [], part: 'Di toko.', row: 3 },
      { id: 40, website_id: 2, question: 'Jam buka', path: ['Umum'], part: 'Toko buka.', row: 140 },
    ]);
    calls.respond('GET /api/users/10/1?q=toko', 200, [{ id: 7, username: 'Kasir Toko' }]);
    calls.respond('GET /api/faqs/2/100/2', 200, [{ id: 40, question: 'Jam buka', all_data: 140 }]);
    const { user, field } = await open('/blank?website=1');
    await user.type(field, 'toko');
    expect(await screen.findByRole('option', { name: 'Toko Dua' })).toBeDefined();
    expect(await screen.findByRole('option', { name: 'Bonus Website Demo' })).toBeDefined();
    const users = within(screen.getByRole('group', { name: 'User' }));
    expect(users.getByRole('option', { name: 'Kasir Toko' })).toBeDefined();
    await user.click(screen.getByRole('option', { name: 'Jam buka Toko Dua › Umum' }));
    await waitFor(() => expect(address()).toBe('/?website=2&page=2'));
  });

  it('says when nothing matches and closes on Escape', async () => {
    const { user, field } = await open();
    await user.type(field, 'zzz');
    expect(await screen.findByText('Tidak ada yang cocok.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field).toHaveProperty('value', 'zzz');
  });
});
