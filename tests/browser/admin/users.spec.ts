import type { Page } from '@playwright/test';
import { expect, test } from './signed-in.ts';

const password = 'rahasia-pengujian';

test.beforeEach(async ({ page }) => {
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'List User' })).toBeVisible();
});

function rowOf(page: Page, username: string) {
  return page.getByRole('row').filter({ has: page.getByText(username, { exact: true }) });
}

test('adds, deactivates and deletes an account and changes its password', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|400/);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Status',
    'Created At',
    'Created By',
    'Manage',
  ]);
  const dialog = page.getByRole('dialog', { name: 'New User' });
  const username = dialog.getByLabel('Username');
  const typed = dialog.getByLabel('Password', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const row = rowOf(page, 'Pengujian');
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  const passwords = page.getByRole('dialog', { name: 'Change Password' });

  await test.step('offers Submit only once username, password and website are set', async () => {
    await page.getByRole('button', { name: 'New User' }).click();
    await expect(username).toBeFocused();
    await expect(dialog.getByRole('combobox', { name: 'Website' })).toHaveText('Pilih Website');
    await expect(submit).toBeDisabled();
    await username.fill('ADMIN');
    await expect(submit).toBeDisabled();
    await typed.fill(password);
    await expect(submit).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Website' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(submit).toBeEnabled();
    await username.fill('   ');
    await expect(submit).toBeDisabled();
    await expect(typed).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Tampilkan password' }).click();
    await expect(typed).toHaveAttribute('type', 'text');
  });

  await test.step('says beside the field that a name is taken in any case', async () => {
    await username.fill('ADMIN');
    await submit.click();
    await expect(username).toHaveAccessibleDescription('Username sudah dipakai.');
    await expect(username).toBeFocused();
    await expect(username).toHaveValue('ADMIN');
    await expect(typed).toHaveValue(password);
  });

  await test.step('says beside the field that a password is easily guessed', async () => {
    // Without this name, too little of the password is left.
    await username.fill('Pengujian');
    await submit.click();
    await expect(typed).toHaveAccessibleDescription(
      'Password ini mudah ditebak karena dekat dengan username atau nama layanan. Gunakan yang lain.',
    );
    await expect(typed).toBeFocused();
    await typed.fill('kuda terbang di atas');
    await submit.dblclick();
    await expect(page.getByText('Akun berhasil ditambahkan.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await expect(row.getByRole('cell').nth(3)).toHaveText('admin');
  });

  await test.step('deactivates the account after a confirmation, and activates it', async () => {
    await row.getByRole('button', { name: 'Change Status' }).click();
    await expect(
      question.getByText('Do you want to deactivate the account Pengujian?'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Change Status' }).click();
    await question.getByRole('button', { name: 'Yes, Confirm' }).click();
    await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Change Status' }).click();
    await expect(
      question.getByText('Do you want to activate the account Pengujian?'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Yes, Confirm' }).click();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('changes its password', async () => {
    await row.getByRole('button', { name: 'Change Password' }).click();
    await expect(passwords.getByText('Akun: Pengujian')).toBeVisible();
    const changed = passwords.getByLabel('Password baru');
    await changed.fill('Password123');
    await passwords.getByRole('button', { name: 'Simpan' }).click();
    await expect(changed).toHaveAccessibleDescription(
      'Password ini terlalu umum dan mudah ditebak. Gunakan yang lain.',
    );
    await changed.fill('rahasia-yang-baru');
    await passwords.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Password berhasil diganti.')).toBeVisible();
    await expect(passwords).toBeHidden();
  });

  await test.step('deletes the account', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    const deletion = page.getByRole('alertdialog');
    await expect(
      deletion.getByText(/^Yakin ingin menghapus akun "Pengujian" \(ID: \d+\)\?$/),
    ).toBeVisible();
    await deletion.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Akun "Pengujian" berhasil dihapus.')).toBeVisible();
    // An open confirmation hides the rows from queries by role, so wait until it is closed.
    await expect(deletion).toBeHidden();
    await expect(row).toHaveCount(0);
  });
});

test('opens from the user menu, asks for one’s own password to change it, and for the new one at the next sign-in', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)|updatepass\/\d+: 400/);
  await page.getByRole('link', { name: 'Script', exact: true }).click();
  await page.getByRole('button', { name: /^Halo Selamat/ }).click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await rowOf(page, 'admin')
    .filter({ hasText: 'Anda' })
    .getByRole('button', { name: 'Change Password' })
    .click();
  await expect(page.getByText('Anda akan diminta masuk lagi dengan password baru.')).toBeVisible();
  const current = page.getByLabel('Password saat ini');
  await current.fill('salah');
  await page.getByLabel('Password baru').fill('rahasia-yang-baru');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(current).toHaveAccessibleDescription('Password saat ini salah.');
  await expect(current).toBeFocused();
  await expect(page.getByLabel('Password baru')).toHaveValue('rahasia-yang-baru');
  await current.fill(server.password);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill('rahasia-yang-baru');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/user');
});
