import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const question = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });
const choices = (page: Page) => page.getByRole('group', { name: /^Pilih (topik|pertanyaan)$/ });

test.beforeEach(async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(choices(page)).toBeVisible();
});

test('refers to a list of matches only while there is one, and has no name that is read several times', async ({
  page,
}) => {
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

  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  for (const name of ['Sebelumnya', 'Kembali ke Home', 'Tutup']) {
    const found = nodes.filter(
      (node) => node.role?.value === 'button' && node.name?.value === name,
    );
    expect(found.map(({ description }) => description?.value ?? '')).toEqual(['']);
  }
  const names = nodes
    .filter(({ ignored, role }) => !ignored && !/Text/.test(`${role?.value}`))
    .flatMap(({ name, description }) => [name?.value, description?.value])
    .filter((name) => typeof name === 'string' && name !== '');
  expect(names).toContain('Live Chat Bot');
  const repeated = names.filter((name) => names.filter((other) => other === name).length > 2);
  expect(repeated).toEqual([]);
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

test('reads neither the visitor’s own words nor the form from the log, and thanks once for a vote', async ({
  page,
}) => {
  await listenTo(page);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Form Cek Deposit' })).toBeVisible();
  // The focus is on these words, so they are read anyway.
  await expect(page.getByRole('log').locator(':focus')).toHaveText('Anda: Cek Deposit');
  const first = await announced(page);
  expect(first.join()).toContain('Untuk mengecek deposit');
  expect(first.join()).not.toMatch(/Anda: |Nomor Tiket Deposit|Send|Halo!/);
  await page.getByRole('button', { name: 'Kembali ke Home' }).click();
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
  await announced(page);
  const vote = page.getByRole('group', { name: 'Apakah ini membantu?' });
  await vote.getByRole('button', { name: 'Ya' }).click();
  await expect(vote).toContainText('Terima kasih.');
  expect(await announced(page)).toEqual(['Terima kasih.']);

  await test.step('an image is enlarged by a button whose name says so', async () => {
    await page.getByRole('button', { name: 'Kembali ke Home' }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Cara deposit' }).click();
    const image = page.getByRole('button', { name: 'Perbesar gambar: Cara deposit' });
    await image.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Gambar untuk Cara deposit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(image).toBeFocused();
  });
});

/** Collects what is added to live regions, as a screen reader would announce it. */
async function listenTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const root = document.querySelector('faq-chatbot')?.shadowRoot;
    if (!root) throw new Error('There is no bot.');
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes) {
          const element = node instanceof Element ? node : (target as Element);
          const region = element.closest('[aria-live], [role=log], [role=status]');
          if (!region || region.getAttribute('aria-live') === 'off') continue;
          const copy = node.cloneNode(true);
          if (copy instanceof Element)
            for (const silent of copy.querySelectorAll('[aria-live=off]')) silent.remove();
          heard.push(copy.textContent ?? '');
        }
    }).observe(root, { childList: true, subtree: true });
  });
}

/** What was announced since the last call. */
function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: string[] };
    return heard.splice(0).filter((text) => text.trim() !== '');
  });
}
