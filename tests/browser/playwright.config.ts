import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser.ts';
import type { TestOptions } from './fixtures.ts';

const executablePath = process.env.CHROME_PATH;

/** The widget on preact, as shipped, in every test; and the tests that show it again on React itself. */
export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'shipped', use: { widgetBuild: 'preact' } },
    { name: 'react', testMatch: ['embed/**', 'whole-path.spec.ts'], use: { widgetBuild: 'react' } },
  ],
});
