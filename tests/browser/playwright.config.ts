import { defineConfig, type LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser.ts';
import { isSlowRun } from '../repetitions.ts';
import { putTemporaryFilesInMemory } from '../temporary-files-in-memory.ts';
import { slowTag } from './admin/looks.ts';
import type { TestOptions } from './fixtures.ts';

putTemporaryFilesInMemory();

const { CHROME_PATH, FIREFOX_PATH } = process.env;

/** Embed tests that Firefox runs too: those of style sheets, policies, layers and loading, which differ between engines. */
const inFirefox = ['host-pages', 'isolation', 'lessons-host', 'lessons-script', 'loading'];

/**
 * `npm test` runs every test on the shipped widget, which is built on Preact; the whole path once more on React; and some
 * tests once more in Firefox. `npm run test:slow` runs all embed tests on React, and the admin's tests with the slow tag.
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
  projects: isSlowRun
    ? [
        {
          name: 'react-embed',
          testMatch: 'embed/*.spec.ts',
          // It measures the script that visitors get.
          testIgnore: 'embed/lessons-speed.spec.ts',
          use: { widgetBuild: 'react' },
        },
        { name: 'slow-admin', testMatch: 'admin/*.spec.ts', grep: new RegExp(slowTag) },
        { name: 'old-browsers', testMatch: 'old-browsers/*.spec.ts' },
      ]
    : [
        {
          name: 'shipped',
          testIgnore: 'old-browsers/**',
          grepInvert: new RegExp(slowTag),
          use: { widgetBuild: 'preact' },
        },
        { name: 'react', testMatch: 'whole-path.spec.ts', use: { widgetBuild: 'react' } },
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
