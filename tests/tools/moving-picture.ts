import type { Page } from '@playwright/test';

interface Step {
  /** How long the picture shows the result. */
  seconds: number;
  run: (page: Page, places: { url: string; hostUrl: string }) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A visit, as the moving picture of the README shows it. */
export const movingPicture = {
  size: { width: 400, height: 720 },
  steps: [
    {
      seconds: 1,
      async run(page, { hostUrl }) {
        const { theme } = await page.evaluate(() => ({
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        }));
        await page.goto(`${hostUrl}/minimal.html`);
        // The bot follows the page's colour scheme.
        await page.evaluate((scheme) => {
          document.documentElement.style.colorScheme = scheme;
        }, theme);
      },
    },
    { seconds: 1.5, run: (page) => press(page, 'Tanya Kami') },
    {
      seconds: 1.5,
      async run(page) {
        await page.getByRole('combobox', { name: 'Cari pertanyaan' }).fill('cara depsoit');
        await page.getByRole('option', { name: 'Cara deposit' }).first().waitFor();
      },
    },
    {
      seconds: 2,
      async run(page) {
        await page.getByRole('option', { name: 'Cara deposit' }).first().click();
        await page.getByRole('log').getByRole('img').last().waitFor();
      },
    },
    {
      seconds: 1.5,
      async run(page) {
        await page.getByRole('button', { name: 'Kembali ke Home' }).first().click();
        await press(page, 'Deposit');
        await press(page, 'Cek Deposit');
        await page.getByLabel('Username / ID Login').fill('demo');
        await page.getByLabel('Nomor Tiket').fill('D3612272');
      },
    },
    {
      seconds: 1.5,
      async run(page) {
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('150.000', { exact: true }).waitFor();
      },
    },
  ],
} satisfies { size: { width: number; height: number }; steps: readonly Step[] };
