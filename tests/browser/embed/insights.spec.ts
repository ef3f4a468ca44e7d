import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Insights } from '../../../api/contract/insights.ts';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { Sqlite } from '../../../api/db/sqlite/driver.ts';
import { expect, test } from '../fixtures.ts';
import { reportFrom } from '../report-from.ts';
import { slowTag } from '../slow-tag.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });
/** Clicks without Playwright's wait for a stable button: 160 of these waits take longer than the visits. */
const press = (page: Page, name: string) => button(page, name).dispatchEvent('click');
const open = (page: Page) => press(page, 'Tanya Kami');

const tips = 'Tips menjaga keamanan akun';
const unclear = 'rusak semua ini gimana';
const unknown = 'zzzqqq qqqzzz';

async function read(page: Page): Promise<void> {
  await open(page);
  await press(page, 'Keamanan');
  await press(page, tips);
}

async function search(page: Page, words: string): Promise<void> {
  await open(page);
  await field(page).fill(words);
  await page.locator('.results').waitFor();
}

async function check(page: Page, kind: 'Deposit' | 'Withdraw', ticket: string): Promise<void> {
  await open(page);
  await press(page, kind);
  await press(page, `Cek ${kind}`);
  await page.getByLabel('Username / ID Login').fill('demo');
  await page.getByLabel('Nomor Tiket').fill(ticket);
  await page.getByLabel('Nomor Tiket').press('Enter');
  await button(page, 'Terkunci').waitFor();
}

async function askForHuman(page: Page, tab: object | null): Promise<void> {
  await page.evaluate((opened) => Object.assign(window, { open: () => opened }), tab);
  await press(page, 'Hubungi Live Agent Kami');
  await page.getByText(tab ? 'sudah dibuka' : 'memblokir').waitFor();
}

/** 50 visits, as the number of times that each kind of visit is made. */
const visits: [times: number, visit: (page: Page) => Promise<void>][] = [
  [5, open],
  [6, read],
  [
    6,
    async (page) => {
      await read(page);
      await press(page, 'Ya');
    },
  ],
  [
    5,
    async (page) => {
      await read(page);
      await press(page, 'Ya');
      await press(page, 'Tidak');
    },
  ],
  [
    5,
    async (page) => {
      await search(page, 'lupa password');
      await field(page).press('Enter');
    },
  ],
  [
    4,
    async (page) => {
      await search(page, `${unclear} 0812-3456-7890 budi@contoh.id`);
      await press(page, 'Hapus teks');
    },
  ],
  // The words are still in the field when the visitor leaves the page.
  [4, (page) => search(page, unknown)],
  [2, (page) => check(page, 'Deposit', 'D3612272')],
  [1, (page) => check(page, 'Withdraw', 'W999')],
  [
    4,
    async (page) => {
      await read(page);
      await askForHuman(page, {});
    },
  ],
  [
    3,
    async (page) => {
      await read(page);
      await askForHuman(page, null);
    },
  ],
  // These visits are last, because opening their page also leaves the previous one.
  [5, async () => {}],
];

test.describe('50 visits', { tag: slowTag }, () => {
  test.use({ sendsReports: true });

  test('are counted exactly', async ({ hostPages, page, server }) => {
    test.slow();
    await page.addInitScript(() => sessionStorage.clear());
    for (const [times, visit] of visits)
      for (let count = 0; count < times; count += 1) {
        // The policy of this page must allow reports.
        await page.goto(`${hostPages.url}/strict-csp.html`);
        await visit(page);
      }

    const tree: PublicFaq[] = await (await page.request.get('/faqs/1')).json();
    const cookie = server.session.map(({ name, value }) => `${name}=${value}`).join('; ');
    const insights = async (): Promise<Insights> => {
      const response = await fetch(`${server.url}/api/insights/1`, { headers: { cookie } });
      return await response.json();
    };
    const totals = {
      opened: 45,
      read: 59,
      searched: 13,
      unanswered: 8,
      handed_over: 7,
      helpful: 6,
      unhelpful: 5,
    };
    const reasons = { unclear: 0, outdated: 0, other_question: 0, not_solved: 0 };
    await expect.poll(async () => (await insights()).totals).toEqual({ ...totals, reasons });
    const { days, faqs, unanswered } = await insights();
    expect(days.at(-1)).toMatchObject(totals);
    const byQuestion = faqs.map(({ faq_id, read, helpful, unhelpful, handed_over }) => [
      tree.find(({ id }) => id === faq_id)?.question,
      [read, helpful, unhelpful, handed_over],
    ]);
    expect(Object.fromEntries(byQuestion)).toEqual({
      Keamanan: [24, 0, 0, 0],
      [tips]: [24, 6, 5, 7],
      'Lupa password': [5, 0, 0, 0],
      Deposit: [2, 0, 0, 0],
      'Cek Deposit': [2, 0, 0, 0],
      Withdraw: [1, 0, 0, 0],
      'Cek Withdraw': [1, 0, 0, 0],
    });
    // All visits were of one address. Two more addresses are needed, and each counts once.
    expect(unanswered).toEqual([]);
    for (const last of [2, 3]) {
      const searches = [unclear, unknown].map((words) => ({ words, outcome: 'none' as const }));
      const facts = searches.map((search) => ({ type: 'searched' as const, ...search }));
      await reportFrom(server.url, last, facts);
    }
    const wordings = async () =>
      Object.fromEntries((await insights()).unanswered.map(({ words, count }) => [words, count]));
    await expect.poll(wordings).toEqual({ [unclear]: 3, [unknown]: 3 });

    const database = new Sqlite(join(server.dataDir, 'tanya-kami.db'), { readonly: true });
    const outcomes = database
      .prepare("SELECT kind, count FROM insight_counts WHERE kind LIKE '%-%-%' ORDER BY kind")
      .all();
    database.close();
    expect(outcomes).toEqual([
      { kind: 'checked-deposit-found', count: 2 },
      { kind: 'checked-withdraw-queued', count: 1 },
      { kind: 'handed-over-blocked-livechat', count: 3 },
      { kind: 'handed-over-opened-livechat', count: 4 },
    ]);
  });
});

const personal = 'hubungi 081234567890, budi@contoh.id, tiket D3612272 atau d12 dan 1234';

test('sends no report without consent, and never a number, an address or a ticket', async ({
  hostPages,
  page,
  server,
}) => {
  await page.addInitScript(() => {
    sessionStorage.clear();
    const { search } = location;
    const wishes = { doNotTrack: search === '?dnt' ? '1' : null };
    if (search === '?gpc') Object.assign(wishes, { globalPrivacyControl: true });
    if (search === '?save') Object.assign(wishes, { connection: { saveData: true } });
    const sent: [string, string][] = [];
    const sendBeacon = (...beacon: [string, string]) => sent.push(beacon) > 0;
    Object.assign(window, { sent });
    for (const [name, value] of Object.entries({ ...wishes, sendBeacon }))
      Object.defineProperty(navigator, name, { value });
  });
  const visit = async (address: string) => {
    await page.goto(address);
    if (!address.endsWith('/mobilefaq')) await open(page);
    await field(page).fill(personal);
    await page.locator('.results').waitFor();
    await press(page, 'Hapus teks');
    await press(page, 'Keamanan');
    await press(page, tips);
    const votes = await page.getByRole('group', { name: 'Apakah ini membantu?' }).count();
    const sent = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return (window as unknown as { sent: [string, string][] }).sent;
    });
    return { votes, sent };
  };

  for (const address of [`${hostPages.url}/minimal.html`, `${server.url}/mobilefaq`]) {
    const { votes, sent } = await visit(address);
    expect(votes).toBe(1);
    expect(sent.map(([to]) => to)).toEqual([`${server.url}/insights`]);
    const report = sent[0]?.[1] ?? '';
    expect(JSON.parse(report).facts.map(({ type }: { type: string }) => type)).toEqual([
      'opened',
      'searched',
      'read',
      'read',
    ]);
    expect(report).toContain('"words":"hubungi tiket atau dan"');
  }
  const tag = `<script src="${server.url}/faq-chatbot.js" data-insights="off"></script>`;
  hostPages.add('/tanpa.html', `<!doctype html><html lang="id"><body>${tag}</body></html>`);
  for (const path of ['minimal.html?gpc', 'minimal.html?dnt', 'minimal.html?save', 'tanpa.html']) {
    const found = await visit(`${hostPages.url}/${path}`);
    expect([path, found]).toEqual([path, { votes: 0, sent: [] }]);
  }
});

for (const theme of ['light', 'dark']) {
  test(`asks whether an answer helped, without a layout shift, ${theme}`, {
    tag: theme === 'dark' ? slowTag : [],
  }, async ({ hostPages, page, checkAxe }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${hostPages.url}/minimal.html`);
    await page.evaluate(
      (value) => document.querySelector('faq-chatbot')?.setAttribute('theme', value),
      theme,
    );
    await read(page);
    const no = button(page, 'Tidak');
    await expect(no).toBeInViewport({ ratio: 1 });
    /** Where the button is in the conversation, however far that is scrolled. */
    const place = () =>
      no.evaluate((button) => {
        const scroller = button.closest('.conversation') as Element;
        const { x, y, width, height } = button.getBoundingClientRect();
        return { x, y: y + scroller.scrollTop, width, height };
      });
    const before = await place();
    expect(before.height).toBeGreaterThanOrEqual(44);
    expect(before.width).toBeGreaterThanOrEqual(44);
    await no.focus();
    await page.keyboard.press('Enter');
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(no).toBeFocused();
    await expect(page.getByRole('group', { name: 'Pilih pertanyaan' })).toBeVisible();
    await expect(button(page, 'Hubungi Customer Service')).toBeVisible();
    expect(await place()).toEqual(before);
    await checkAxe(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(button(page, 'Ya')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('group', { name: 'Pilih pertanyaan' })).toHaveCount(0);
    expect(await place()).toEqual(before);
  });
}
