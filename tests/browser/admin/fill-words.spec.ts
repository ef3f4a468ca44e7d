import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

const question = 'Cara deposit';

test('a word is inserted by the toolbar, the bot shows its value, and one edit changes it everywhere', async ({
  page,
  hostPages,
  checkAxe,
  allowConsole,
}) => {
  // The server refuses the first value.
  allowConsole(/400/);
  await page.goto(`/?website=1&q=${encodeURIComponent(question)}`);
  await chooseInMenu(page, 'Lainnya', 'Kata isian');
  const words = page.getByRole('dialog', { name: 'Kata isian' });
  await words.getByRole('button', { name: 'Tambah kata isian' }).click();
  await page.keyboard.type('Nomor CS');
  await words.getByLabel('Nilai').fill('javascript:alert(1)');
  await words.getByRole('button', { name: 'Simpan' }).click();
  await expect(words.getByText(/^Maksimal 40 huruf kecil/)).toBeVisible();
  await words.getByLabel('Nama kata isian baru').fill('nomor_cs');
  await words.getByRole('button', { name: 'Simpan' }).click();
  await expect(words.getByText('Tautan harus satu alamat https://')).toBeVisible();
  await checkAxe(page);
  await words.getByLabel('Nilai').fill('0812-1111');
  await words.getByRole('button', { name: 'Simpan' }).click();
  await expect(words).toBeHidden();

  await page.getByRole('button', { name: `Edit: ${question}`, exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit FAQ' });
  const answer = edit.getByLabel('Answer', { exact: true });
  await answer.fill('Hubungi {nomor_c}');
  await expect(edit.getByText('Kata isian {nomor_c} belum ada')).toBeVisible();
  await answer.fill('Hubungi ');
  await expect(edit.getByText('belum ada')).toBeHidden();
  await edit.getByRole('button', { name: 'Kata isian' }).click();
  await edit.getByRole('button', { name: '{nomor_cs}' }).click();
  await expect(answer).toBeFocused();
  await page.keyboard.type('.');
  await expect(answer).toHaveValue('Hubungi {nomor_cs}.');
  const preview = edit.getByRole('region', { name: 'Pratinjau' });
  await expect(preview.getByRole('log')).toContainText('Hubungi 0812-1111.');
  await page.keyboard.press('Control+Enter');
  await expect(edit).toBeHidden();

  await chooseInMenu(page, 'Lainnya', 'Kata isian');
  await expect(words.getByText('Dipakai di 1 FAQ.')).toBeVisible();
  await words.getByLabel('{nomor_cs}').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(words).toBeHidden();
  await page.goto('/website');
  await expect(page.getByText('Kata isian kosong')).toBeVisible();

  await page.goto(`/?website=1&q=${encodeURIComponent(question)}`);
  await chooseInMenu(page, 'Lainnya', 'Kata isian');
  await words.getByLabel('{nomor_cs}').fill('0813-2222');
  await page.keyboard.press('Control+Enter');
  await expect(words).toBeHidden();
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: question, exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Hubungi 0813-2222.');
});
