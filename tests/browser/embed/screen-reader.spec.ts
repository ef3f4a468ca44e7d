import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const question = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });
const choices = (page: Page) => page.getByRole('group', { name: /^Pilih (topik|pertanyaan)$/ });

test.beforeEach(async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(choices(page)).toBeVisible();
});

test('refers to a list of matches only while there is one', async ({ page }) => {
  await expect(question(page)).not.toHaveAttribute('aria-controls');
  await question(page).fill('lupa password');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await expect(question(page)).toHaveAttribute(
    'aria-controls',
    (await list.getAttribute('id')) ?? '',
  );
  await question(page).fill('');
  await expect(list).toHaveCount(0);
  await expect(question(page)).not.toHaveAttribute('aria-controls');
});

test('announces the number of new choices, also when it stays the same', async ({ page }) => {
  const announced = page.locator('[aria-live="polite"]').getByText(/pilihan tersedia/);
  const expectCount = async () => {
    const count = await choices(page).getByRole('button').count();
    await expect(announced).toHaveText(`${count} pilihan tersedia.`);
  };
  await expectCount();
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  await expectCount();
  // Screen readers announce an equal text again only in a new node.
  await page.evaluate(() => {
    const root = document.querySelector('faq-chatbot')?.shadowRoot;
    for (const live of root?.querySelectorAll('[aria-live]') ?? []) {
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) Object.assign(window, { added: [node.textContent] });
      }).observe(live, { childList: true });
    }
  });
  await page.getByRole('button', { name: 'Kembali ke Home' }).click();
  await expectCount();
  expect(await page.evaluate(() => (window as { added?: string[] }).added)).toEqual([
    await announced.textContent(),
  ]);
});

test('enlarges an image with a button whose name says so', async ({ page }) => {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cara deposit' }).click();
  const image = page.getByRole('button', { name: 'Perbesar gambar: Cara deposit' });
  await image.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gambar untuk Cara deposit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(image).toBeFocused();
});

test('has no name that is read several times', async ({ page }) => {
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ ignored, role }) => !ignored && !/Text/.test(`${role?.value}`))
    .flatMap(({ name, description }) => [name?.value, description?.value])
    .filter((name) => typeof name === 'string' && name !== '');
  expect(names).toContain('Live Chat Bot');
  const repeated = names.filter((name) => names.filter((other) => other === name).length > 2);
  expect(repeated).toEqual([]);
});
