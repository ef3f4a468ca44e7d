import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const form = (page: Page) => page.getByRole('form', { name: /Form Cek/ });
const username = (page: Page) => page.getByLabel('Username / ID Login');
const ticket = (page: Page) => page.getByLabel('Nomor Tiket');
const send = (page: Page) => form(page).getByRole('button');
const log = (page: Page) => page.getByRole('log');

async function openCheck(page: Page, kind: 'Deposit' | 'Withdraw'): Promise<void> {
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: kind, exact: true }).click();
  await page.getByRole('button', { name: `Cek ${kind}`, exact: true }).click();
  await expect(page.getByRole('form', { name: `Form Cek ${kind}` })).toBeVisible();
}

test('checks a deposit, and locks until Home', async ({ hostPages, page, context, checkAxe }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('faq-check', (event) => heard.push((event as CustomEvent).detail));
  });
  await openCheck(page, 'Deposit');
  await expect(log(page)).toContainText('Cara menemukan nomor tiket');
  await expect(send(page)).toHaveText('Send');
  await expect(send(page)).toBeDisabled();
  await expect(ticket(page)).not.toHaveAttribute('aria-invalid', 'true');

  await username(page).fill('  demo ');
  await ticket(page).pressSequentially('d361');
  await expect(ticket(page)).toHaveValue('D361');
  await expect(send(page)).toBeEnabled();
  // Type in the middle: a field whose value is replaced moves the caret to the end.
  await ticket(page).press('ArrowLeft');
  await ticket(page).press('x');
  await ticket(page).press('y');
  await expect(ticket(page)).toHaveValue('D36XY1');
  await expect(log(page)).toContainText('Format: D diikuti angka (contoh: D3612272).');
  await expect(ticket(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(send(page)).toBeDisabled();
  await checkAxe(page);

  await ticket(page).fill(' d 361\t2272 ');
  await expect(ticket(page)).toHaveValue('D3612272');
  await expect(log(page)).not.toContainText('Format:');
  // Translators replace text nodes by elements of their own.
  await send(page).evaluate((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append('Kirim');
  });
  await ticket(page).press('Enter');
  await expect(log(page)).toContainText('Deposit Anda sudah diproses dengan nominal:');
  await expect(page.getByText('150.000', { exact: true })).toBeVisible();
  await expect(send(page)).toHaveText('Terkunci');
  await expect(send(page)).toBeDisabled();
  await expect(form(page)).toContainText('Untuk cek lagi, pilih Kembali ke Home.');
  await expect(username(page)).not.toBeEditable();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  // Neither the questions below nor the questions of earlier steps are offered.
  await expect(page.getByRole('group', { name: /^Pilih/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hubungi Live Agent Kami' })).toBeVisible();
  await checkAxe(page);

  await page.getByRole('button', { name: 'Salin nominal' }).click();
  await expect(page.getByRole('button', { name: 'Disalin!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('150.000');
  await expect(page.getByRole('button', { name: 'Salin nominal' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    { websiteId: 1, kind: 'deposit', outcome: 'found' },
  ]);

  await page.getByRole('button', { name: 'Kembali ke Home' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
  await expect(username(page)).toHaveValue('');
  await expect(send(page)).toHaveText('Send');
});

test('checks a withdrawal in the dark theme, and names the bank', async ({
  hostPages,
  page,
  checkAxe,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.evaluate(() => document.querySelector('faq-chatbot')?.setAttribute('theme', 'dark'));
  await openCheck(page, 'Withdraw');
  await username(page).fill('DEMO');
  await ticket(page).fill('D3612272');
  await expect(log(page)).toContainText('Format: W diikuti angka (contoh: W3612272).');
  await checkAxe(page);
  await ticket(page).fill('w3612272');
  await send(page).click();
  await expect(log(page)).toContainText('Withdraw Anda sudah diproses dengan nominal:');
  await expect(page.getByText('500.000', { exact: true })).toBeVisible();
  await expect(log(page)).toContainText('Silakan cek rekening bank Anda dalam 1-5 menit.');
  await checkAxe(page);
});

test('says which field is missing, keeps what is typed while the panel is closed, and says that a ticket waits', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await openCheck(page, 'Deposit');
  await expect(send(page)).toHaveAccessibleDescription(
    'Isi Username / ID Login dan nomor tiket terlebih dahulu.',
  );
  await send(page).click({ force: true });
  await expect(username(page)).toBeFocused();
  await username(page).fill('demo');
  await username(page).press('Enter');
  await expect(ticket(page)).toBeFocused();
  await expect(log(page)).toContainText('Format: D diikuti angka');

  await ticket(page).fill('D36');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(username(page)).toHaveValue('demo');
  await expect(ticket(page)).toHaveValue('D36');

  await ticket(page).fill('D3612273');
  await ticket(page).press('Enter');
  await expect(log(page)).toContainText(
    'Mohon tunggu, tiket Anda akan diproses sesuai urutan antrean. Bila lama, cek lagi nomornya.',
  );
  await expect(send(page)).toHaveText('Terkunci');
});

test('shows that it is checking, times out after ten seconds and preserves what was typed', async ({
  hostPages,
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/deposits/history', () => {});
  await page.goto(`${hostPages.url}/minimal.html`);
  await openCheck(page, 'Deposit');
  await username(page).fill('demo');
  await ticket(page).fill('D3612272');
  // Pause the clock, so that the test does not depend on the speed of the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await ticket(page).press('Enter');
  await expect(send(page)).toHaveText('Mengecek...');
  await expect(username(page)).not.toBeEditable();
  await test.step('readable and moving in both themes', async () => {
    for (const theme of ['dark', 'light']) {
      await page.evaluate(
        (value) => document.querySelector('faq-chatbot')?.setAttribute('theme', value),
        theme,
      );
      await expect.poll(() => contrastOf(page), theme).toBeGreaterThanOrEqual(4.5);
    }
    expect(await turning(page)).toEqual(['infinite']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await turning(page)).toEqual([]);
  });
  await page.clock.fastForward(9_000);
  await expect(send(page)).toHaveText('Mengecek...');
  await page.clock.fastForward(1_000);
  await expect(log(page)).toContainText('Gagal cek, coba lagi beberapa saat lagi.');
  await expect(username(page)).toHaveValue('demo');
  await expect(ticket(page)).toHaveValue('D3612272');
  await page.unroute('**/api/deposits/history');
  await ticket(page).press('Enter');
  await expect(page.getByText('150.000', { exact: true })).toBeVisible();
});

test('says in plain words that there were too many checks', { tag: slowTag }, async ({
  hostPages,
  page,
  allowConsole,
}) => {
  allowConsole(/429/);
  await page.goto(`${hostPages.url}/minimal.html`);
  await openCheck(page, 'Deposit');
  await username(page).fill('demo');
  // One check more than the server allows for a username.
  const statuses = await page.evaluate(async () => {
    const host = new URL(document.querySelector('script')?.src ?? '').origin;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status } = await fetch(`${host}/api/deposits/history`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'demo', ticket: 'D1' }),
      });
      statuses.push(status);
    }
    return statuses;
  });
  expect(statuses).toEqual(Array(10).fill(200));
  await ticket(page).fill('D3612272');
  await ticket(page).press('Enter');
  await expect(log(page)).toContainText(
    /Anda sudah terlalu sering mengecek\. Silakan coba lagi dalam \d+ menit\./,
  );
  await expect(send(page)).toHaveText('Send');
});

test('calls the host of the attribute, and rejects an invalid amount', { tag: slowTag }, async ({
  hostPages,
  page,
}) => {
  const asked: unknown[] = [];
  await page.route('https://chat.example/**', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') asked.push([request.url(), request.postDataJSON()]);
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { data: [{ final_Amount: '<b>1</b>' }], totalValues: {} },
    });
  });
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('faq-chatbot')?.setAttribute('chat-host', 'https://chat.example/'),
  );
  await openCheck(page, 'Withdraw');
  await username(page).fill('demo');
  await ticket(page).fill('W1');
  await ticket(page).press('Enter');
  await expect(log(page)).toContainText('Gagal cek, coba lagi beberapa saat lagi.');
  expect(asked).toEqual([
    ['https://chat.example/api/withdrawals/history', { username: 'demo', ticket: 'W1' }],
  ]);
});

test('explains a check with a default text and image when the question has none', {
  tag: slowTag,
}, async ({ hostPages, page, checkAxe }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  const row = { answer: null, image: null, parent_id: null };
  await page.route('**/faqs/1*', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: [
        { ...row, id: 900, question: 'Mau CEK DEPOSIT saya' },
        { ...row, id: 901, question: 'Cek withdraw' },
      ],
    }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Mau CEK DEPOSIT saya' }).click();
  await expect(log(page)).toContainText('Nomor tiket deposit diawali huruf D.');
  await page.getByText('Di mana nomor tiket saya?').click();
  await expect(
    page.getByRole('img', { name: 'Contoh: nomor tiket D3612272 di halaman Riwayat Deposit.' }),
  ).toBeVisible();
  await expect(page.getByRole('form', { name: 'Form Cek Deposit' })).toBeVisible();
  expect(requested).not.toContain('image');
  await checkAxe(page);
  const overflow = await page
    .getByRole('region', { name: 'Percakapan' })
    .evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(overflow).toBe(0);
  const sizes = await form(page)
    .getByRole('textbox')
    .evaluateAll((inputs) =>
      inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
    );
  expect(sizes.every((size) => size >= 16)).toBe(true);
});

/** Returns the WCAG contrast of the text of the Send button, including opacity. */
function contrastOf(page: Page): Promise<number> {
  return send(page).evaluate((button) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const { color, backgroundColor, opacity } = getComputedStyle(button);
    if (opacity !== '1') throw new Error(`It is faded to ${opacity}.`);
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(colour).map((value) => {
        const part = value / 255;
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, bright = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  });
}

/** Returns the endless animations of the Send button and its content. */
function turning(page: Page): Promise<string[]> {
  return send(page).evaluate((button) =>
    button
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(() => 'infinite'),
  );
}
