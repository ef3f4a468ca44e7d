import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

test('a list is searched and sorted on the server, in the URL', async ({ page }) => {
  for (const [index, username] of ['Sítí Aminah', 'budi', 'siti zahra'].entries()) {
    const data = { username, password: `kuda terbang tinggi ${index}`, website_id: 1 };
    await page.request.post('/api/users/', { data });
  }
  const names = page.locator('tbody td:first-child');
  await page.goto('/user?page=3');
  await expect(names).toHaveText(['adminAnda', 'Sítí Aminah', 'budi', 'siti zahra']);
  await page.keyboard.press('/');
  await page.keyboard.type('siti');
  await expect(page.getByRole('status').filter({ hasText: '2 cocok' })).toBeVisible();
  await expect(names).toHaveText(['Sítí Aminah', 'siti zahra']);
  await expect(page).toHaveURL('/user?q=siti');

  const header = page.getByRole('columnheader', { name: 'Name' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['siti zahra', 'Sítí Aminah']);
  await expect(page).toHaveURL('/user?q=siti&sort=username&order=desc');
  await page.reload();
  await expect(names).toHaveText(['siti zahra', 'Sítí Aminah']);

  await page.getByRole('textbox', { name: 'Cari nama akun' }).fill('tidak ada');
  await expect(page.getByText('Tidak ada yang cocok.')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian' }).last().click();
  await expect(names).toHaveText(['siti zahra', 'Sítí Aminah', 'budi', 'adminAnda']);

  // The search in the header finds an account too.
  await page.goto('/blank');
  await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill('zahra');
  await page.getByRole('group', { name: 'User' }).getByRole('option').click();
  await expect(page).toHaveURL(/\/user\?q=siti%20zahra#row-\d+$/);
  await expect(names).toHaveText(['siti zahra']);
});

test('a page is chosen by its number, a parent is found on another page, and answers use the width', {
  tag: slowTag,
}, async ({ page, checkAxe }) => {
  const faq = { question: 'Panjang?', answer: 'Baris satu.\n\nBaris dua.\n'.repeat(30) };
  const created = await page.request.post('/api/faqs/', {
    multipart: { ...faq, website_id: '1', parent_id: '' },
  });
  const { id } = await created.json();
  await page.goto('/?website=1&page=2');

  await test.step('a page is chosen by its number', async () => {
    const paging = page.getByRole('navigation', { name: 'Halaman', exact: true });
    const field = paging.getByRole('textbox', { name: 'Halaman' });
    await expect(paging).toContainText('dari 2');
    for (const wrong of ['9', '0', 'dua']) {
      await field.fill(wrong);
      await field.press('Enter');
      await expect(paging.getByRole('alert')).toHaveText('Isi angka 1 sampai 2.');
      await expect(field).toHaveValue(wrong);
      await expect(page).toHaveURL('/?website=1&page=2');
    }
    await checkAxe(page);
    await field.press('Escape');
    await expect(field).toHaveValue('2');
    await field.fill('1');
    await field.press('Enter');
    await expect(page).toHaveURL('/?website=1');
    await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
  });

  await test.step('a parent is found on another page', async () => {
    await page.goBack();
    const { id: child, parent_id } = await page.request
      .get('/api/faqs/1/100/2')
      .then((response) => response.json())
      .then((rows) => rows.find((row: { parent_id: number | null }) => row.parent_id !== null));
    const link = page.locator(`#row-${child}`).getByRole('link', { name: `${parent_id} ` });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#row-${parent_id}$`));
    const parent = page.locator(`#row-${parent_id}`);
    await expect(parent).toBeInViewport();
    await expect(parent).toBeFocused();
  });

  await test.step('questions and answers use most of the table width, and a long answer all of it', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/?website=1&page=2#row-${id}`);
    const row = page.locator(`#row-${id}`);
    await expect(row).toBeInViewport();
    const widths = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const whole = (await page.getByRole('table').boundingBox())?.width ?? 0;
    expect(((widths[1] ?? 0) + (widths[2] ?? 0)) / whole).toBeGreaterThan(0.6);

    const more = row.getByRole('button', { name: 'Selengkapnya' });
    await more.focus();
    await page.keyboard.press('Enter');
    const less = row.getByRole('button', { name: 'Lebih sedikit' });
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    const opened = row.locator('+ tr').getByRole('cell');
    expect((await opened.boundingBox())?.width).toBeCloseTo(whole, 0);
    await expect(row.locator('.long-text')).toBeHidden();
    expect(await opened.innerText()).toBe(faq.answer.trim());
    await page.keyboard.press('Enter');
    await expect(opened).toHaveCount(0);

    // Wider windows have room for a second line of an answer.
    await page.setViewportSize({ width: 1280, height: 1080 });
    const height = async () => (await row.boundingBox())?.height ?? 0;
    const comfortable = await height();
    // The line above a row is not a part of it.
    expect(comfortable).toBe(43);
    await page.evaluate(() => localStorage.setItem('density', 'compact'));
    await page.reload();
    await expect(row).toBeInViewport();
    expect(await height()).toBe(33);
  });
});

test('a list is printed as a table of all rows, with whole answers and no buttons', async ({
  page,
}) => {
  await page.goto('/?website=1');
  const row = page.locator('tbody tr[id]').first();
  await expect(row).toBeVisible();
  // As wide as a sheet of A4.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(row.locator('.clamp-2').first()).toHaveCSS('word-break', 'normal');
  await expect(page.getByRole('columnheader', { name: 'Answer' })).toBeVisible();
  const buttons = page.getByRole('button').filter({ visible: true });
  // The heads of the sorted columns.
  await expect(buttons.filter({ hasNot: page.locator('img') })).toHaveText([
    'Question',
    'Created At',
  ]);
  const cut = await page
    .locator('tbody .long-text')
    .evaluateAll(
      (texts) => texts.filter((each) => each.scrollHeight > each.clientHeight + 1).length,
    );
  expect(cut).toBe(0);
});

test('a reload does not move the row under a resting pointer', { tag: slowTag }, async ({
  page,
}) => {
  await page.goto('/?website=1');
  const id = await page.locator('tbody tr[id]').nth(4).getAttribute('id');
  const row = page.locator(`#${id}`);
  await row.hover();
  const top = async () => Math.round((await row.boundingBox())?.y ?? 0);
  const before = await top();
  const first = await page.locator('tbody tr[id]').first().getAttribute('id');
  const multipart = { question: 'Dari rekan', website_id: '1' };
  const added = await page.request.post('/api/faqs/', { multipart });
  const { id: addedId } = await added.json();
  const data = { parent_id: null, before_id: Number(first?.slice(4)), version: 1 };
  const moved = await page.request.put(`/api/faqs/${addedId}/place`, {
    data,
  });
  expect(moved.status()).toBe(200);
  // The list reloads every 20 seconds.
  await expect(page.locator('tbody tr[id]').first()).toContainText('Dari rekan', {
    timeout: 60_000,
  });
  await expect.poll(top).toBe(before);
});
