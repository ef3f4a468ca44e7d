import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

test('the versions of a FAQ are compared word by word and brought back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  const form = (question: string, answer: string) => ({
    multipart: { question, answer, website_id: '1', parent_id: '' },
  });
  const add = async (question: string, answer: string) => {
    const added = await page.request.post('/api/faqs/', form(question, answer));
    return (await added.json()).id;
  };
  for (const question of ['Satu', 'Dua', 'Tiga']) await add(question, 'Ya');
  const id = await add('Cara deposit', 'Buka menu Deposit, lalu pilih bank.');
  const edit = (answer: string) =>
    page.request.put(`/api/faqs/${id}`, form('Cara deposit', answer));

  await test.step('similar entries are one line that opens, also by keyboard', async () => {
    await page.goto('/history?website=1');
    const toggle = page.getByRole('button', { name: 'admin menambah 4 FAQ' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('row')).toHaveCount(2);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('row')).toHaveCount(6);
    await expect(page.getByRole('row').nth(2)).toContainText('Cara deposit');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await edit('Buka menu Deposit, lalu pilih e-wallet.');
  await edit('Buka menu Bantuan, lalu hubungi kami.');
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await chooseInMenu(page, 'Lainnya: Cara deposit', 'Riwayat');
  await expect(page.getByText('Semua versi dari Cara deposit')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);

  // The changes of the second edit, word by word.
  await page.getByRole('row').nth(2).getByRole('button', { name: 'Lihat detail' }).click();
  const details = page.getByRole('dialog', { name: 'Detail riwayat' });
  await expect(details.locator('del')).toHaveText(' [dihapus: bank] ');
  await expect(details.locator('ins')).toHaveText(' [ditambahkan: e-wallet] ');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('row').nth(3).getByRole('button', { name: 'Pulihkan versi ini' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pulihkan versi ini' });
  const bringBack = dialog.getByRole('button', { name: 'Pulihkan versi ini' });
  await expect(dialog.locator('ins').first()).toContainText('Deposit');
  await bringBack.click();
  await expect(page.getByText('Versi FAQ berhasil dipulihkan.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(5);
  const stored = async () => (await (await page.request.get('/faqs/1')).json()).at(-1);
  expect(await stored()).toMatchObject({ answer: 'Buka menu Deposit, lalu pilih bank.' });
  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  await expect(page.getByText('Perubahan berhasil diurungkan.')).toBeVisible();
  expect(await stored()).toMatchObject({ answer: 'Buka menu Bantuan, lalu hubungi kami.' });

  await test.step('says what another user saved while a version was compared', async () => {
    await page.getByRole('row').nth(4).getByRole('button', { name: 'Lihat detail' }).click();
    await page.getByRole('button', { name: 'Pulihkan isi sebelumnya' }).click();
    await expect(dialog.locator('del').last()).toContainText('hubungi');
    await expect(dialog.locator(':focus')).toBeVisible();
    await edit('Buka menu Tiga, lalu pilih bank.');
    await bringBack.click();
    await expect(dialog.getByRole('alert')).toContainText('admin menyimpan perubahan pada');
    await expect(dialog.locator('del').first()).toContainText('Tiga');
    await bringBack.click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toMatchObject({ answer: 'Buka menu Deposit, lalu pilih bank.' });
  });

  await page.getByRole('link', { name: 'Cara deposit' }).first().click();
  await expect(page).toHaveURL(/\/\?website=1#row-\d+$/);
  await expect(page.getByRole('button', { name: 'Edit: Cara deposit' })).toBeVisible();
});
