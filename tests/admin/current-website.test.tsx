import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Import the page early: loading it within `findBy` could exceed its time limit on a slow machine.
import '../../admin/app/header/user-menu-popup.tsx';
import '../../admin/features/faqs/faqs-page.tsx';
import '../../admin/features/script/script-page.tsx';
import '../../admin/features/websites/website-page.tsx';
import '../../admin/ui/form/search-select-popup.tsx';
import { websiteChoices } from '../../admin/ui/form/website-choices.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { address, findHeading, goTo, openApp } from './open-app.tsx';
import { setListHeights } from './set-list-heights.ts';
import { signInAs } from './sign-in-as.ts';
import { listed, websiteList } from './website-list.ts';

const calls = serverPerTest(() => {
  setListHeights();
  calls.respond('GET /api/websites/list', 200, websiteList);
  calls.respond('GET /websites/2/livechat', 200, { livechat_link: null });
  signInAs('sari');
});

const website = () => screen.findByRole('combobox', { name: 'Website' });
const linkTo = (name: string) =>
  screen.getByRole('link', { name, hidden: true }).getAttribute('href');
const chooseFirst = 'Silakan pilih website terlebih dahulu.';

async function choose(user: UserEvent, name: RegExp): Promise<void> {
  await user.click(await website());
  await user.click(await screen.findByRole('option', { name }));
}

describe('the current website', () => {
  it('is the website chosen last, on every page', async () => {
    calls.respond('GET /api/faqs/2/tree', 200, [
      { id: 11, question: 'Cara deposit', parent_id: null, depth: 0 },
    ]);
    const user = openApp('/');
    expect(await screen.findByText(chooseFirst)).toBeDefined();
    await choose(user, /^Toko Dua/);
    await waitFor(() => expect(address()).toBe('/?website=2'));

    goTo('/user');
    await findHeading('List User');
    expect(linkTo('FAQ')).toBe('/?website=2');
    expect(linkTo('Script')).toBe('/script?website=2');
    expect(linkTo('User')).toBe('/user');
    await user.click(screen.getByRole('button', { name: /^Halo/ }));
    const history = await screen.findByRole('menuitem', { name: 'Riwayat' });
    expect(history.getAttribute('href')).toBe('/history?website=2');
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('combobox', { name: 'Cari halaman atau FAQ' }), 'cara');
    expect(await screen.findByRole('option', { name: 'Cara deposit' })).toBeDefined();

    goTo('/script');
    expect(await screen.findAllByText(/faq-chatbot\.js\?website=2/)).toHaveLength(2);
    await waitFor(() => expect(address()).toBe('/script?website=2'));
    goTo('/');
    await waitFor(() => expect(address()).toBe('/?website=2'));
  });

  it('is the website in the address, which is saved for this user only', async () => {
    localStorage.setItem('websites:7', '2');
    localStorage.setItem('websites:8', '2');
    openApp('/?website=1');
    await waitFor(async () => expect((await website()).textContent).toBe('Website Demo'));
    expect(linkTo('Script')).toBe('/script?website=1');
    expect(localStorage.getItem('websites:7')).toBe('1,2');
    expect(localStorage.getItem('websites:8')).toBe('2');
  });

  it('is the website that is being set up', async () => {
    localStorage.setItem('websites:7', '1');
    calls.respond('GET /api/websites/2/settings', 200, defaultSettings);
    openApp('/website/2?tab=pemasangan');
    await waitFor(() => expect(linkTo('FAQ')).toBe('/?website=2'));
    expect(linkTo('Dashboard')).toBe('/dashboard?website=2');
  });

  it('is the only website if there is just one', async () => {
    calls.respond('GET /api/websites/list', 200, websiteList.slice(0, 1));
    openApp('/');
    await waitFor(() => expect(address()).toBe('/?website=1'));
    expect(screen.queryByText(chooseFirst)).toBeNull();
  });

  it.each(['/', '/?website=9'])('is unset after the website was removed, at %s', async (path) => {
    localStorage.setItem('websites:7', '9,2');
    openApp(path);
    expect(await screen.findByText(chooseFirst)).toBeDefined();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('must be chosen before a snippet is shown', async () => {
    const user = openApp('/script');
    expect(await screen.findByText(/^Pilih website terlebih dahulu/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Salin script' })).toBeNull();
    await choose(user, /^Toko Dua/);
    expect(await screen.findByRole('button', { name: 'Salin script' })).toBeDefined();
  });
});

describe('the choice of a website', () => {
  it('lists recent websites first, then the others from A to Z, each with its number of FAQs', () => {
    const names = ['toko b', 'Toko C', 'Toko A', 'Toko 10', 'Toko 9'];
    const sites = names.map((name, at) => listed(at + 1, name, (at + 1) * 500));
    const choices = websiteChoices(sites, [2, 99, 1]);
    expect(choices.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'Toko C: 1.000 FAQ',
      'toko b: 500 FAQ',
      'Toko 9: 2.500 FAQ',
      'Toko 10: 2.000 FAQ',
      'Toko A: 1.500 FAQ',
    ]);
    expect(choices.map(({ endsGroup }) => endsGroup)).toEqual([false, true, false, false, false]);
  });

  it('updates the number of FAQs after a FAQ was added', async () => {
    calls.respond('POST /api/faqs', 201, { message: 'FAQ berhasil ditambahkan.', id: 9 });
    const user = openApp('/?website=1');
    await user.click(await screen.findByRole('button', { name: 'FAQ baru' }));
    await user.type(await screen.findByLabelText('Question'), 'Cek bonus');
    calls.respond('GET /api/websites/list', 200, [listed(1, 'Website Demo', 4)]);
    await user.click(screen.getByRole('button', { name: 'Add FAQ' }));
    const asked = await screen.findByRole('alertdialog');
    await user.click(within(asked).getByRole('button', { name: 'Add FAQ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await website());
    expect(await screen.findByRole('option', { name: 'Website Demo 4 FAQ' })).toBeDefined();
  });
});
