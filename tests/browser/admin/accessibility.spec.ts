import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';
import { pressInRow } from './press-in-row.ts';

interface Screen {
  name: string;
  /** Undefined if it opens on the page of the screen before it. */
  path?: string;
  signedIn: boolean;
  /** Brings the screen into the tested state. */
  ready: (page: Page) => Promise<unknown>;
}

const firstRow = (page: Page) => expect(page.getByRole('row').nth(2)).toBeVisible();
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** A table with a few rows, for tests of elements that open above any table. */
const lastPage = '/?website=1&page=2';

const screens: Screen[] = [
  { name: 'sign-in', path: '/signin', signedIn: false, ready: heading },
  { name: 'not found', path: '/tidak-ada', signedIn: false, ready: heading },
  { name: 'widget', path: '/widget', signedIn: false, ready: heading },
  { name: 'FAQ before a choice', path: '/', signedIn: true, ready: heading },
  { name: 'FAQ table', path: '/?website=1', signedIn: true, ready: firstRow },
  { name: 'Script', path: '/script', signedIn: true, ready: firstRow },
  { name: 'blank', path: '/blank', signedIn: true, ready: heading },
  {
    name: 'announcements',
    signedIn: true,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Pengumuman' }).click();
      await expect(page.getByText('Belum ada pengumuman yang berjalan')).toBeVisible();
    },
  },
  {
    name: 'FAQ editor',
    path: lastPage,
    signedIn: true,
    ready: async (page) => {
      await pressInRow(page.locator('tbody tr[id]').first(), 'Edit');
      await expect(page.getByRole('dialog', { name: 'Edit FAQ' })).toBeVisible();
    },
  },
  {
    name: 'delete question',
    signedIn: true,
    ready: async (page) => {
      await page.keyboard.press('Escape');
      // The bot beside the form is a dialog, too.
      await expect(page.getByRole('dialog', { name: 'Edit' })).toBeHidden();
      await pressInRow(page.locator('tbody tr[id]').first(), 'Delete');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'search results',
    signedIn: true,
    ready: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill('depo');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'parent selector',
    signedIn: true,
    ready: async (page) => {
      await page.keyboard.press('Escape');
      await openFaqForm(page);
      const parent = page.getByRole('combobox', { name: 'Parent' });
      // Then the list opens below it. Above it, the list would partly cover other buttons.
      await parent.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await parent.click();
      await expect(page.getByRole('listbox').getByRole('option').nth(3)).toBeVisible();
    },
  },
];

// `tests/admin/tokens.test.ts` compares the colours of both themes; overflow does not depend on them.
const looks = [
  { theme: 'light', width: 360, tag: [] },
  { theme: 'dark', width: 1280, tag: slowTag },
  { theme: 'light', width: 1280, tag: slowTag },
  { theme: 'dark', width: 360, tag: slowTag },
];

for (const { theme, width, tag } of looks) {
  test(`no screen has an accessibility error or overflows in ${theme} at ${width} px`, {
    tag,
  }, async ({ server, page, allowConsole, signIn, checkAxe }) => {
    test.slow();
    allowConsole(/404/);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    let isSignedIn = false;
    for (const { name, path, signedIn, ready } of screens) {
      await test.step(name, async () => {
        // Sign in only once: another sign-in ends the session that images of the previous screen still need.
        if (signedIn && !isSignedIn) await signIn(page);
        isSignedIn = signedIn;
        if (path !== undefined) await page.goto(server.url + path);
        // The bot is loaded last, after all other requests.
        await page.waitForFunction(() => customElements.get('faq-chatbot') !== undefined);
        await ready(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await checkAxe(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
