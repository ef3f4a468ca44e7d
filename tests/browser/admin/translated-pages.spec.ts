import type { Page } from '@playwright/test';
import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';
import { openFaqForm } from './open-faq-form.ts';
import { screens } from './screens.ts';
import { expect, test } from './signed-in.ts';

/** Replaces all texts as Google Translate does, again and again. */
function translate(): void {
  const untranslated = /^(SCRIPT|STYLE|TEXTAREA|FONT|OPTION|TITLE)$/;
  const run = () => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (untranslated.test(text.parentElement?.tagName ?? '') || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let timer: number | undefined;
  const start = () => {
    run();
    new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(run, 50);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  document.addEventListener('DOMContentLoaded', start);
}

const translated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading?.querySelector('font') && !document.querySelector('[aria-busy=true]');
  });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translate);
});

test('every page survives a page translator', { tag: slowTag }, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/404/);
  for (const screen of screens) {
    await test.step(screen, async () => {
      const path = screen === '/' ? '/?website=1' : screen.replace(':id', '1');
      await page.goto(path);
      await translated(page);
      const list = page.getByRole('main').getByRole('textbox', { name: /^Cari/ });
      // Marking the found words, and a list without rows, change what was translated.
      for (const words of (await list.count()) === 1 ? ['turnover', 'langka'] : []) {
        await list.fill(words);
        await expect(page).toHaveURL(new RegExp(`q=${words}`));
        await translated(page);
      }
      const search = page.getByRole('combobox', { name: 'Cari halaman atau FAQ' });
      if (!(await search.isVisible())) return;
      // The next page takes the place of the translated one, without a reload.
      const next = screen === '/script' ? 'Dashboard' : 'Script';
      await search.fill(next);
      await page
        .getByRole('group', { name: 'Halaman' })
        .getByRole('option', { name: next })
        .click();
      await expect(page.locator('h1')).toContainText(next);
      await translated(page);
      await expect(page.getByText('tidak dapat dibuka')).toBeHidden();
    });
  }
});

test.describe('of a small website', () => {
  test.use({ serverEnv: { SEED: 'none' } });

  test('FAQs are searched, chosen, edited and added under a page translator', async ({ page }) => {
    await addFaqs(page, ['Akun', 'Minimal deposit bank', 'Minimal bonus']);
    await page.goto('/?website=1');
    const rows = page.locator('tbody tr[id]');
    await expect(rows).toHaveCount(3);
    await translated(page);
    const field = page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' });
    for (const [words, marked, count] of [
      ['minimal', ['Minimal', 'Minimal'], '2 FAQ cocok'],
      ['minimal bank', ['Minimal', 'bank'], '1 FAQ cocok'],
      ['bonus', ['bonus'], '1 FAQ cocok'],
    ] as const) {
      await field.fill(words);
      await expect(rows.locator('mark')).toHaveText(marked);
      await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
      await translated(page);
    }
    await field.fill('');
    await expect(rows).toHaveCount(3);

    const chosen = page.getByRole('region', { name: 'FAQ terpilih' });
    await rows.nth(0).getByRole('checkbox').check();
    await expect(chosen).toContainText('1 dipilih');
    await translated(page);
    await rows.nth(1).getByRole('checkbox').check();
    await expect(chosen).toContainText('2 dipilih');

    await rows.first().getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
    await editor.getByLabel('Question').fill('Diubah');
    await editor.getByLabel('Answer').fill('Jawaban **baru**');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    await expect(rows.first()).toContainText('Diubah');

    await openFaqForm(page);
    await page.getByLabel('Question').fill('Ditambah');
    await page.getByLabel('Answer').fill('Ya.');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
    await expect(rows.filter({ hasText: 'Ditambah' })).toBeVisible();
    await expect(page.getByText('tidak dapat dibuka')).toBeHidden();
  });
});
