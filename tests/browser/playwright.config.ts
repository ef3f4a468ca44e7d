import { defineConfig, type LaunchOptions } from '@playwright/test';
import { isSlowRun } from '../repetitions.ts';
import { putTemporaryFilesInMemory } from '../temporary-files-in-memory.ts';
import { chromiumFlags } from '../tools/browser.ts';
import { firefoxTests, slowFirefoxTests, smallInFirefox } from './firefox-tests.ts';
import type { TestOptions } from './fixtures.ts';
import { slowTag } from './slow-tag.ts';

putTemporaryFilesInMemory();

const { CHROME_PATH, FIREFOX_PATH } = process.env;

const firefox = (specs: string[]) => ({
  name: 'firefox',
  testMatch: specs.map((name) => `embed/${name}.spec.ts`),
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: launch(FIREFOX_PATH),
  },
});

/**
 * `npm test` runs the tests without the slow tag on the shipped widget (Preact), and a small one also in Firefox.
 * `npm run test:slow` runs the tests with the slow tag, `whole-path.spec.ts` on React, more embed tests in Firefox, and a
 * visitor's path in old browsers.
 */
export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One worker more than processors, because some tests wait.
  workers: 3,
  // A busy machine may stop a browser for seconds. A test that needs its second try is listed and counted at the end.
  retries: 1,
  // High limits for busy machines: no test depends on its own duration.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
          name: 'shipped',
          testIgnore: 'old-browsers/**',
          grep: new RegExp(slowTag),
        },
        { name: 'react', testMatch: 'whole-path.spec.ts', use: { widgetBuild: 'react' } },
        firefox(slowFirefoxTests),
        { name: 'old-browsers', testMatch: 'old-browsers/*.spec.ts' },
      ]
    : [
        {
          name: 'shipped',
          testIgnore: 'old-browsers/**',
          grepInvert: new RegExp(slowTag),
        },
        { ...firefox(firefoxTests), grep: smallInFirefox },
      ],
});

function launch(executablePath: string | undefined, args: string[] = []): LaunchOptions {
  return { args, ...(executablePath ? { executablePath } : {}) };
}
