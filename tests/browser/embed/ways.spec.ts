import type { Page } from '@playwright/test';
import type { Channel } from '../../../api/contract/bot/contact.ts';
import { checkHtml } from '../check-html.ts';
import { expect, test } from '../fixtures.ts';
import type { TestServer } from '../worker-server.ts';

const dayMs = 86_400_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
const phone: Channel = { type: 'phone', value: '+622112345' };
const telegram: Channel = { type: 'telegram', value: 'toko_cs', label: 'Telegram Toko' };
const whatsApp: Channel = { type: 'whatsapp', value: '6281234567890' };

test('one of several channels is chosen by keyboard, under a strict policy, without an earlier request', async ({
  page,
  context,
  server,
  hostPages,
  checkAxe,
}) => {
  await saveContact(server, [{ ...phone, hours: closedForDays(2) }, telegram, whatsApp]);
  const asked = await catchOtherHosts(page);
  await page.goto(`${hostPages.url}/strict-csp.html`);
  await openAnswer(page);
  await page.getByRole('button', { name: 'Hubungi Live Agent Kami' }).focus();
  await page.keyboard.press('Enter');

  const ways = page.getByRole('group', { name: 'Hubungi kami lewat:' });
  await expect(ways).toContainText(
    new RegExp(`^Telegram TokoWhatsAppTeleponBuka ${weekdayIn(3)} 00\\.00 WIB$`),
  );
  await checkAxe(page);
  await checkHtml(page);
  await page.keyboard.press('Tab');
  const link = ways.getByRole('link', { name: 'Telegram Toko' });
  await expect(link).toBeFocused();
  expect(asked).toEqual([]);
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/livechat$/));

  const heard = await page.evaluateHandle(() => {
    const details: unknown[] = [];
    document.addEventListener('faq-handover', (event) =>
      details.push((event as CustomEvent).detail),
    );
    return details;
  });
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(/^https:\/\/t\.me\/toko_cs\?text=Halo%2C%20saya%20pengunjung/);
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  await expect
    .poll(() => heard.jsonValue())
    .toEqual([{ websiteId: 1, channel: 'telegram', outcome: 'opened' }]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeFocused();
});

test('a phone with a wrong clock shows when a human is available, by the server’s time', async ({
  page,
  server,
  hostPages,
}) => {
  await saveContact(server, [{ type: 'livechat', value: '', hours: closedForDays(1) }]);
  await page.clock.setFixedTime(Date.now() - 40 * dayMs);
  await page.goto(`${hostPages.url}/minimal.html`);
  await openAnswer(page);
  await page.getByRole('button', { name: 'Hubungi Live Agent Kami' }).click();
  await expect(page.getByRole('log')).toContainText(`Petugas kembali ${weekdayIn(2)} 00.00 WIB.`);
  // Questions and checks still work.
  await page.getByRole('button', { name: 'Kembali ke Home' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit' }).click();
  await expect(page.getByRole('form', { name: 'Form Cek Deposit' })).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('shows channels as large touch targets, shares the ticket only on request, and keeps its Back button', async ({
    page,
    server,
    hostPages,
    checkAxe,
  }) => {
    const label = 'Halaman bantuan pelanggan kami sekalian';
    await saveContact(server, [
      whatsApp,
      { type: 'link', value: 'https://bantuan.example/', label },
      { ...phone, hours: closedForDays(9) },
    ]);
    await page.addInitScript(() => {
      delete (window as { CloseWatcher?: unknown }).CloseWatcher;
    });
    await page.goto(`${hostPages.url}/minimal.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).tap();
    await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
    await page.getByRole('button', { name: 'Cek Deposit' }).tap();
    await page.getByLabel('Username / ID Login').fill('budi');
    await page.getByLabel('Nomor Tiket Deposit').fill('D3612272');
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByRole('button', { name: 'Hubungi Live Agent Kami' }).tap();

    const ways = page.getByRole('group', { name: 'Hubungi kami lewat:' });
    const link = ways.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', /^(?!.*(budi|D3612272))https:\/\/wa\.me\//);
    await ways.getByRole('checkbox', { name: 'Sertakan username dan nomor tiket' }).tap();
    await expect(link).toHaveAttribute('href', /budi.*D3612272$/);
    for (const target of await ways.locator('a, label, .closed').all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await checkAxe(page);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toHaveCount(0);
    expect(page.url()).toBe(`${hostPages.url}/minimal.html`);

    await test.step('navigates from the phone page to the only channel', async () => {
      await saveContact(server, [whatsApp]);
      const asked = await catchOtherHosts(page);
      await page.goto('/mobilefaq');
      await openFirstAnswer(page);
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: 'Contact Live Agent' }).tap();
      await expect(page).toHaveURL(/^https:\/\/wa\.me\/6281234567890\?text=/);
    });
  });
});

/** Opening hours that are closed until this many days after today. */
function closedForDays(days: number): Channel['hours'] {
  const closed = [{ from: dateIn(-1), to: dateIn(days) }];
  return { zone: 'WIB', spans: everyDay, closed };
}

function dateIn(days: number): string {
  return new Date(Date.now() + days * dayMs).toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' });
}

function weekdayIn(days: number): string {
  return new Date(Date.now() + days * dayMs).toLocaleDateString('id', {
    timeZone: 'Asia/Jakarta',
    weekday: 'long',
  });
}

async function saveContact(server: TestServer, channels: Channel[]): Promise<void> {
  const address = `${server.url}/api/websites/1/settings`;
  const headers = {
    cookie: server.session.map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: server.url,
    'content-type': 'application/json',
  };
  const { version } = await (await fetch(address, { headers })).json();
  const body = JSON.stringify({ version, contact: { channels } });
  const { status } = await fetch(address, { method: 'PUT', headers, body });
  expect(status).toBe(200);
}

/** Responds instead of all other hosts; returns the requested addresses. */
async function catchOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'Another host.' });
  });
  return asked;
}

async function openAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await openFirstAnswer(page);
}

/** Chooses the first question of each level down to a leaf. */
async function openFirstAnswer(page: Page): Promise<void> {
  const options = page.getByRole('group', { name: /^Pilih / }).getByRole('button');
  await options.first().waitFor();
  while ((await page.locator('.option').filter({ hasText: 'Live Agent' }).count()) === 0) {
    const question = (await options.first().textContent()) ?? '';
    await options.first().click();
    await page.getByRole('log').getByText(question, { exact: true }).waitFor();
  }
}
