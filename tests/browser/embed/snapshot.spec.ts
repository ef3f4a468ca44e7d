import { rmSync } from 'node:fs';
import { run } from '../../../build/run.ts';
import { credentials, startServer } from '../../tools/server-process.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { startFileServer } from '../start-file-server.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test(
  'a snapshot behind a web server answers a visitor after the server has stopped',
  {
    tag: slowTag,
  },
  async ({ page, request, allowConsole }, testInfo) => {
    test.slow();
    // Browsers ask for it below any host.
    allowConsole(/favicon\.ico/);
    const server = await startServer({ env: { SEED: 'demo' } });
    const headers = { Origin: server.url };
    expect((await request.post(`${server.url}/login`, { data: credentials, headers })).ok()).toBe(
      true,
    );
    const settings = { help: { is_on: true, is_indexed: false } };
    const saved = await request.put(`${server.url}/api/websites/1/settings`, {
      data: settings,
      headers,
    });
    expect(saved.ok()).toBe(true);
    await server.stop({ keepData: true });

    const folder = testInfo.outputPath('salinan');
    const env = { ...process.env, DATA_DIR: server.dataDir };
    await run('node', ['dist/api/cli/main.js', 'snapshot', '--website', '1', folder], { env });
    rmSync(server.dataDir, { recursive: true });
    const files = await startFileServer(folder, testInfo.outputPath('nginx'));
    const others: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(files.url) && asked.url().startsWith('http'))
        others.push(asked.url());
    });
    try {
      await page.goto(`${files.url}/mobilefaq`);
      await expect(page.getByText(/^Salinan per /)).toBeVisible();
      await page.getByPlaceholder('Tanyakan apa pun').fill('lupa pasword');
      await page.getByRole('option', { name: 'Lupa password' }).first().tap();
      await expect(page.getByRole('log')).toContainText('Anda: Lupa password');
      await expect(page.getByText('Apakah ini membantu?')).toHaveCount(0);
      await page.getByRole('button', { name: 'Home' }).first().tap();
      await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
      await page.getByRole('button', { name: 'Cara deposit' }).tap();
      const image = page.getByRole('log').getByRole('img').first();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);

      await page.goto(`${files.url}/bantuan/1`);
      await expect(page.getByText(/^Salinan per /)).toBeVisible();
      await page.getByRole('link', { name: 'Cara deposit', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cara deposit');
      await expect(page.locator('form')).toHaveCount(0);
      await page.getByRole('link', { name: 'Cari di bot' }).click();
      await expect(page.getByRole('log')).toContainText('Anda: Cara deposit');
      expect(others).toEqual([]);
    } finally {
      await files.stop();
    }
  },
);
