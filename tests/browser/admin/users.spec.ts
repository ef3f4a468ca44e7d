import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { looks, widths } from './looks.ts';

/** Tag of tests that `tests/admin/users.test.tsx` repeats without a server. */
const testedWithoutServer = slowTag;

const password = 'rahasia-pengujian';

test.beforeEach(async ({ server, signIn, page }) => {
  await signIn(page);
  await page.goto(`${server.url}/user`);
  await expect(page.getByRole('heading', { name: 'List User' })).toBeVisible();
});

/** Creates an account over the API, not in the page. */
async function createUser(page: Page, username: string) {
  const created = await page.request.post(new URL('/api/users/', page.url()).href, {
    data: { username, password, website_id: 1 },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(created.status()).toBe(201);
  await page.reload();
  await expect(rowOf(page, username)).toBeVisible();
}

async function fillNewUser(page: Page, username: string) {
  await page.getByRole('button', { name: 'New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'New User' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  return dialog;
}

function rowOf(page: Page, username: string) {
  return page.getByRole('row').filter({ has: page.getByText(username, { exact: true }) });
}

for (const { width, tag } of widths) {
  test(`adds, deactivates and deletes an account and changes its password at ${width} px`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Status',
      'Created At',
      'Created By',
      'Manage',
    ]);

    const dialog = await fillNewUser(page, 'budi');
    await expect(page.getByText('Akun berhasil ditambahkan.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const row = rowOf(page, 'budi');
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await expect(row.getByRole('cell').nth(3)).toHaveText('admin');

    await row.getByRole('button', { name: 'Change Status' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question.getByText('Do you want to deactivate the account budi?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();

    await row.getByRole('button', { name: 'Change Status' }).click();
    await question.getByRole('button', { name: 'Yes, Confirm' }).click();
    await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Change Status' }).click();
    await expect(question.getByText('Do you want to activate the account budi?')).toBeVisible();
    await question.getByRole('button', { name: 'Yes, Confirm' }).click();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();

    await row.getByRole('button', { name: 'Change Password' }).click();
    const passwords = page.getByRole('dialog', { name: 'Change Password' });
    await expect(passwords.getByText('Akun: budi')).toBeVisible();
    await passwords.getByLabel('Password baru').fill('rahasia-yang-baru');
    await passwords.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Password berhasil diganti.')).toBeVisible();
    await expect(passwords).toBeHidden();

    await row.getByRole('button', { name: 'Delete' }).click();
    const deletion = page.getByRole('alertdialog');
    await expect(
      deletion.getByText(/^Yakin ingin menghapus akun "budi" \(ID: \d+\)\?$/),
    ).toBeVisible();
    await deletion.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Akun "budi" berhasil dihapus.')).toBeVisible();
    // An open confirmation hides the rows from queries by role, so wait until it is closed.
    await expect(deletion).toBeHidden();
    await expect(row).toHaveCount(0);
  });
}

test('offers Submit only once username, password and website are set', async ({ page }) => {
  await page.getByRole('button', { name: 'New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'New User' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Website' })).toHaveText('Pilih Website');
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Username').fill('dewi');
  await expect(submit).toBeDisabled();
  const typed = dialog.getByLabel('Password', { exact: true });
  await typed.fill(password);
  await expect(submit).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(submit).toBeEnabled();
  await dialog.getByLabel('Username').fill('   ');
  await expect(submit).toBeDisabled();

  await expect(typed).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Tampilkan password' }).click();
  await expect(typed).toHaveAttribute('type', 'text');
});

test('says beside the field that a name is taken in any case, and keeps the other fields', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  const dialog = await fillNewUser(page, 'ADMIN');
  const username = dialog.getByLabel('Username');
  await expect(username).toHaveAccessibleDescription('Username sudah dipakai.');
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('ADMIN');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjut mengisi' }).click();
  await username.fill('dewi');
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(rowOf(page, 'dewi')).toHaveCount(1);
});

test('says beside the field that a password is easily guessed', async ({ page, allowConsole }) => {
  allowConsole(/400/);
  // Without this name, too little of the password is left.
  const dialog = await fillNewUser(page, 'Pengujian');
  const typed = dialog.getByLabel('Password', { exact: true });
  await expect(typed).toHaveAccessibleDescription(
    'Password ini mudah ditebak karena dekat dengan username atau nama layanan. Gunakan yang lain.',
  );
  await expect(typed).toBeFocused();
  await typed.fill('kuda terbang di atas');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();

  await rowOf(page, 'Pengujian').getByRole('button', { name: 'Change Password' }).click();
  const changed = page.getByLabel('Password baru');
  await changed.fill('Password123');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(changed).toHaveAccessibleDescription(
    'Password ini terlalu umum dan mudah ditebak. Gunakan yang lain.',
  );
});

test('says why one’s own account can be neither disabled nor deleted', {
  tag: testedWithoutServer,
}, async ({ page }) => {
  const own = rowOf(page, 'admin').filter({ hasText: 'Anda' });
  await own.getByRole('button', { name: 'Change Status' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Anda tidak dapat menonaktifkan akun Anda sendiri.',
  );
  const deletion = own.getByRole('button', { name: 'Delete' });
  await expect(deletion).toHaveAttribute('aria-disabled', 'true');
  await expect(deletion).toHaveAccessibleDescription(
    'Anda tidak dapat menghapus akun Anda sendiri.',
  );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('says that a deletion failed, and removes the row of a deleted account', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await createUser(page, 'budi');
  const row = rowOf(page, 'budi');
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  const id = /ID: (\d+)/.exec((await question.textContent()) ?? '')?.[1];
  const gone = await page.request.delete(`${server.url}/api/users/${id}`, {
    headers: { Origin: server.url },
  });
  expect(gone.status()).toBe(200);

  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gagal menghapus akun "budi".');
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
});

const endings = [
  {
    name: 'deactivated',
    button: 'Change Status',
    async confirm(page: Page) {
      await page.getByRole('button', { name: 'Yes, Confirm' }).click();
    },
  },
  {
    name: 'given a new password',
    button: 'Change Password',
    async confirm(page: Page) {
      await page.getByLabel('Password baru').fill('rahasia-yang-baru');
      await page.getByRole('button', { name: 'Submit' }).click();
    },
  },
];
for (const { name, button, confirm } of endings) {
  test(`ends the session of an account that is ${name} at its next request`, async ({
    server,
    page,
    browser,
  }) => {
    await createUser(page, 'budi');

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${server.url}/signin`);
    await other.getByLabel('Username').fill('budi');
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('link', { name: 'User', exact: true }).click();
    await expect(rowOf(other, 'budi')).toBeVisible();

    await rowOf(page, 'budi').getByRole('button', { name: button }).click();
    await confirm(page);
    await expect(page.getByText(/berhasil di(ubah|ganti)/)).toBeVisible();

    // The browser still has the cookies of the session.
    const refused = await other.request.get(`${server.url}/api/users/100/1`);
    expect(refused.status()).toBe(401);
    await other.getByRole('link', { name: 'Whitelist', exact: true }).click();
    await expect(other).toHaveURL(`${server.url}/signin`);
    await other.context().close();
  });
}

test('restores a half-filled form, but no password, after an expired session', {
  tag: testedWithoutServer,
}, async ({ server, page, context }) => {
  await page.getByRole('button', { name: 'New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'New User' });
  await dialog.getByLabel('Username').fill('setengah');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  // After these are loaded, no further request needs the session.
  await expect(dialog.getByRole('combobox', { name: 'Website' })).toHaveText('Pilih Website');
  await context.clearCookies();
  await expect(page).toHaveURL(`${server.url}/signin`);

  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.url}/user`);
  await expect(dialog.getByLabel('Username')).toHaveValue('setengah');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
});

test('asks for the current password to change one’s own, and for the new one at the next sign-in', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)|updatepass\/\d+: 400/);
  await rowOf(page, 'admin')
    .filter({ hasText: 'Anda' })
    .getByRole('button', { name: 'Change Password' })
    .click();
  await expect(page.getByText('Anda akan diminta masuk lagi dengan password baru.')).toBeVisible();
  const current = page.getByLabel('Password saat ini');
  await current.fill('salah');
  await page.getByLabel('Password baru').fill('rahasia-yang-baru');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(current).toHaveAccessibleDescription('Password saat ini salah.');
  await expect(current).toBeFocused();
  await expect(page.getByLabel('Password baru')).toHaveValue('rahasia-yang-baru');
  await current.fill(server.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${server.url}/signin`);
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill('rahasia-yang-baru');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.url}/user`);
});

test('keeps the page in the URL and steps back when the last row of the last page is removed', async ({
  server,
  page,
}) => {
  let deletions = 0;
  await page.route('**/api/users/100/*', async (route) => {
    const isSecond = new URL(route.request().url()).pathname.endsWith('/2');
    const isGone = deletions > 0;
    const all = isGone ? 100 : 101;
    const ids = isSecond ? (isGone ? [] : [101]) : Array.from({ length: 100 }, (_, i) => i + 1);
    await route.fulfill({ json: ids.map((id) => userRow(id, all)) });
  });
  await page.route('**/api/users/101?*', async (route) => {
    deletions += 1;
    await route.fulfill({ json: { message: 'Akun "akun-101" berhasil dihapus.' } });
  });
  await page.reload();
  await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/user?page=2`);

  // From a short page to a long one, the focus stays on the pressed button.
  await page.reload();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  const first = page.getByRole('button', { name: '1', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'akun-100')).toBeVisible();
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();

  await rowOf(page, 'akun-101').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing page 1 of 1')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/user`);
  await expect(rowOf(page, 'akun-100')).toBeVisible();
});

test('offers a retry when the list cannot be loaded', async ({ page, allowConsole }) => {
  allowConsole(/400/);
  await page.route('**/api/users/100/1', (route) =>
    route.fulfill({ status: 400, json: { message: 'Permintaan tidak dapat dibaca.' } }),
  );
  await page.reload();
  await expect(page.getByText('Daftar tidak dapat dimuat.')).toBeVisible();
  await expect(page.getByText('Permintaan tidak dapat dibaca.')).toBeVisible();
  await page.unroute('**/api/users/100/1');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(rowOf(page, 'admin').first()).toBeVisible();
});

test('opens from the user menu', async ({ server, page }) => {
  await page.goto(`${server.url}/script`);
  await page.getByRole('button', { name: /^Halo Selamat/ }).click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(`${server.url}/user`);
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

// Dialogs and tables use the same code as the Website page, so these tests are slow ones.
for (const { theme, width } of looks) {
  test(`has no accessibility error, ${theme} at ${width} px`, { tag: slowTag }, async ({
    page,
    checkAxe,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await createUser(page, 'budi');
    const row = rowOf(page, 'budi');
    await row.getByRole('button', { name: 'Change Status' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await checkAxe(page);
    await page.getByRole('button', { name: 'Yes, Confirm' }).click();
    await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await checkAxe(page);
    await page.getByRole('button', { name: 'New User' }).click();
    await expect(page.getByRole('dialog', { name: 'New User' })).toBeVisible();
    await checkAxe(page);
  });
}

function userRow(id: number, all: number) {
  return {
    id,
    username: `akun-${id}`,
    status: true,
    role: 'admin',
    website_ids: [1],
    may_publish: true,
    last_edited_at: '2026-01-01T00:00:00.000Z',
    last_edited_by: 'admin',
    all_data: all,
  };
}
