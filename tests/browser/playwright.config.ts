import { defineConfig, type LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser.ts';
import type { TestOptions } from './fixtures.ts';

const { CHROME_PATH, FIREFOX_PATH } = process.env;

/** Embed tests that Firefox runs too: those that need no DevTools protocol, phone emulation or forced media. */
const inFirefox = ['host-pages', 'isolation', 'lessons-host', 'lessons-script', 'loading'];

/**
 * The widget on preact, as shipped, in every test; the tests that show it again on React itself; and a short round in
 * Firefox, of what browsers differ in: style sheets, policies, layers and loading.
 */
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
    launchOptions: launch(CHROME_PATH, chromiumFlags),
  },
  projects: [
    { name: 'shipped', use: { widgetBuild: 'preact' } },
    {
      name: 'react',
      testMatch: ['embed/**', 'whole-path.spec.ts'],
      // What is measured there is the script that visitors get.
      testIgnore: 'embed/lessons-speed.spec.ts',
      use: { widgetBuild: 'react' },
    },
    {
      name: 'firefox',
      testMatch: inFirefox.map((name) => `embed/${name}.spec.ts`),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: launch(FIREFOX_PATH),
        widgetBuild: 'preact',
      },
    },
  ],
});

function launch(executablePath: string | undefined, args: string[] = []): LaunchOptions {
  return { args, ...(executablePath ? { executablePath } : {}) };
}
