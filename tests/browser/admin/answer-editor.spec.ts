import { expect, test } from './signed-in.ts';

const question = 'Cara deposit';

test('an answer is written with keys, toolbar and paste, and visitors see it formatted', async ({
  page,
  checkAxe,
}) => {
  await page.goto(`/?website=1&q=${encodeURIComponent(question)}`);

  await test.step('the toolbar is one stop of the Tab key after its answer, and Ctrl+K outside is the search', async () => {
    await page.getByRole('button', { name: 'FAQ baru' }).click();
    await page.getByLabel('Question').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tebal' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Daftar', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('- ');
    await page.getByLabel('Question').focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('search').getByRole('combobox')).toBeFocused();
  });

  await page.getByRole('button', { name: `Edit: ${question}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  const answer = dialog.getByLabel('Answer', { exact: true });
  const { keyboard } = page;

  await answer.fill('');
  await keyboard.press('Control+b');
  await keyboard.type('Penting');
  await keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Daftar bernomor' }).click();
  await keyboard.type('Buka menu');
  await keyboard.press('Enter');
  await keyboard.type('Pilih bank');
  await keyboard.press('Enter');
  await expect(answer).toHaveValue('**Penting**\n1. Buka menu\n2. Pilih bank\n3. ');
  await keyboard.press('Enter');
  await expect(answer).toHaveValue('**Penting**\n1. Buka menu\n2. Pilih bank\n');
  await keyboard.press('Control+z');
  await expect(answer).toHaveValue('**Penting**\n1. Buka menu\n2. Pilih bank\n3. ');
  await keyboard.press('Enter');

  // WhatsApp puts this text on the clipboard.
  await dialog.getByLabel('Question').fill('lalu *tunggu*');
  await keyboard.press('Control+a');
  await keyboard.press('Control+c');
  await dialog.getByLabel('Question').fill(question);
  await answer.focus();
  await keyboard.press('Control+End');
  await keyboard.press('Control+v');
  await expect(answer).toHaveValue(/\nlalu \*\*tunggu\*\*$/);
  await keyboard.press('Control+z');
  await expect(answer).toHaveValue(/\nlalu \*tunggu\*$/);
  await keyboard.press('Control+Shift+z');
  await expect(answer).toHaveValue(/\nlalu \*\*tunggu\*\*$/);

  await keyboard.type(' di situs');
  await keyboard.press('Control+Shift+ArrowLeft');
  await keyboard.press('Control+k');
  const link = dialog.getByRole('group', { name: 'Tautan' });
  await expect(link.getByLabel('Teks tautan')).toHaveValue('situs');
  await expect(link.getByLabel('Alamat')).toBeFocused();
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(link).toContainText('Tulis alamat seperti https://contoh.com');
  await checkAxe(page);
  await keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(answer).toBeFocused();
  await keyboard.press('Control+k');
  await keyboard.type('wa.me/628123');
  await keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(/ di \[situs\]\(https:\/\/wa\.me\/628123\)$/);

  await keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: question }).first();
  await expect(row.getByText('situs')).toBeVisible();

  await page.goto('/mobilefaq');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: question, exact: true }).click();
  const log = page.getByRole('log');
  await expect(log.getByRole('listitem')).toHaveText(['Buka menu', 'Pilih bank']);
  await expect(log.locator('b')).toHaveText(['Penting', 'tunggu']);
  await expect(log.getByRole('link', { name: 'situs' })).toHaveAttribute(
    'href',
    'https://wa.me/628123',
  );
});
