import type { Page } from '@playwright/test';
import { reportFrom } from '../browser/report-from.ts';
import { emptyWebsiteId, insertInsights } from './insert-insights.ts';

interface Places {
  /** The server's address. */
  url: string;
  /** The address of the host pages. */
  hostUrl: string;
}

/** A picture of the documents: `docs/screenshots/{name}-light.webp`. */
export interface Picture {
  name: string;
  size?: { width: number; height: number };
  /** Opens what the picture shows, signed in as the first admin. Nothing is saved. */
  open: (page: Page, places: Places) => Promise<void>;
  /** The part of the window that the picture shows. */
  clip?: { x: number; y: number; width: number; height: number };
}

export const usualSize = { width: 1280, height: 800 };

/** All pictures of the documents, except the moving one. */
export const pictures: readonly Picture[] = [
  {
    name: 'bot-answer',
    async open(page, { hostUrl }) {
      await page.goto(`${hostUrl}/minimal.html`);
      await page.getByRole('button', { name: 'Tanya Kami' }).click();
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('button', { name: 'Cara deposit' }).click();
      await page.getByRole('log').getByRole('img').last().waitFor();
    },
    clip: { x: 720, y: 120, width: 560, height: 680 },
  },
  {
    name: 'faq',
    async open(page, { url }) {
      await page.goto(`${url}/?website=1`);
      await page.getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'editor',
    async open(page, { url }) {
      await page.goto(`${url}/?website=1`);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByText('Cara deposit', { exact: true }) });
      await row.getByRole('button', { name: 'Edit' }).first().click();
      await page
        .getByRole('region', { name: 'Pratinjau' })
        .getByText('Anda: Cara deposit')
        .waitFor();
    },
  },
  {
    name: 'import',
    async open(page, { url }) {
      await page.goto(`${url}/?website=1`);
      await page.getByRole('row').nth(3).waitFor();
      await page.getByRole('button', { name: 'Lainnya', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Impor' }).click();
      const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
      const rows = [
        'question;answer',
        'Ongkos kirim;Gratis untuk Jakarta.',
        'Jam layanan;Setiap hari, 24 jam.',
      ];
      await dialog.getByLabel('Berkas', { exact: true }).setInputFiles({
        name: 'faq.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      });
      await dialog.getByRole('button', { name: 'Periksa' }).click();
      await dialog.getByText('Belum ada yang diubah.').waitFor();
    },
  },
  {
    name: 'publish',
    async open(page, { url }) {
      await page.goto(`${url}/?website=${emptyWebsiteId}`);
      await page
        .getByRole('region', { name: 'Penerbitan' })
        .getByRole('button', { name: 'Terbitkan' })
        .click();
      await page.getByRole('dialog', { name: 'Terbitkan perubahan' }).waitFor();
    },
  },
  {
    name: 'dashboard',
    size: { width: 1280, height: 1420 },
    async open(page, { url }) {
      await page.goto(`${url}/dashboard?website=1`);
      await page.locator('svg[role=img]').last().waitFor();
    },
  },
  {
    name: 'unanswered',
    async open(page, { url }) {
      await page.goto(`${url}/unanswered?website=1`);
      await page.getByText('“ongkir ke bandung brp”').waitFor();
    },
  },
  {
    name: 'settings',
    async open(page, { url }) {
      await page.goto(`${url}/website/1?tab=tampilan`);
      await page.getByLabel('Tulisan tombol').waitFor();
      await page.getByRole('button', { name: 'Deposit', exact: true }).first().waitFor();
    },
  },
  {
    name: 'users',
    async open(page, { url }) {
      await page.goto(`${url}/user`);
      await page.getByText('Penyunting').waitFor();
    },
  },
];

/** Fills a new demo with what the pictures show: visitors, a website that collects changes, colleagues. */
export async function fillForPictures(page: Page, url: string, dataDir: string): Promise<void> {
  await insertInsights(dataDir);
  const write = async (method: 'post' | 'put', path: string, body: object) => {
    const headers = { Origin: url };
    const response = await page.request[method](url + path, { headers, ...body });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  };
  await write('put', `/api/websites/${emptyWebsiteId}/settings`, { data: { publishing: 'draft' } });
  for (const [question, answer] of [
    ['Jam layanan', 'Setiap hari, pukul 08.00 sampai 22.00.'],
    ['Ongkos kirim', 'Gratis untuk Jakarta.'],
  ])
    await write('post', '/api/faqs/', {
      multipart: { question, answer, website_id: `${emptyWebsiteId}`, parent_id: '' },
    });
  const password = 'kunci-panjang-4471';
  for (const user of [
    { username: 'sari', role: 'editor', website_ids: [1], may_publish: true },
    { username: 'budi', role: 'viewer', website_ids: [1] },
  ])
    await write('post', '/api/users/', { data: { password, ...user } });

  const searches = { 'ongkir ke bandung brp': 5, 'depo blm masuk': 4, 'promo akhir tahun': 3 };
  let sender = 1;
  for (const [words, times] of Object.entries(searches)) {
    for (let sent = 0; sent < times; sent += 1) {
      sender += 1;
      await reportFrom(url, sender, [{ type: 'searched', words, outcome: 'unsure' }]);
    }
  }
  // The server writes sums every two seconds.
  for (;;) {
    const list = await page.request.get(`${url}/api/insights/1/unanswered`);
    if ((await list.json()).open.length === Object.keys(searches).length) return;
    await page.waitForTimeout(250);
  }
}

/**
 * The texts in the window, sorted and each once. Numbers, dates and times differ on every day, so digits and names of
 * days and months are left out.
 */
export async function readTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const roots: ParentNode[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const { top, bottom } = element.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight || !element.checkVisibility()) continue;
        if (/^(STYLE|SCRIPT|TITLE)$/.test(element.tagName)) continue;
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    return found;
  });
  const changing =
    /\b(Sen(in)?|Sel(asa)?|Rab(u)?|Kam(is)?|Jum(at)?|Sab(tu)?|Min(ggu)?|Jan(uari)?|Feb(ruari)?|Mar(et)?|Apr(il)?|Mei|Jun(i)?|Jul(i)?|Agu(stus)?|Sep(tember)?|Okt(ober)?|Nov(ember)?|Des(ember)?|Pagi|Siang|Sore|Malam)\b|[\d.,:%]+/g;
  return [...new Set(texts.map((text) => text.replace(changing, '').replace(/\s+/g, ' ').trim()))]
    .filter(Boolean)
    .sort();
}
