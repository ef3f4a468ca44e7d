import { exitCodeOf, run } from '../build/run.ts';
import { requireBrowser } from '../tests/tools/browser.ts';
import { requireChromium80 } from '../tests/tools/chromium-80.ts';
import { installDebianLibraries } from '../tests/tools/debian-libraries.ts';

/** Set by `npm run test:slow`. */
const isSlowRun = process.env.SLOW_TESTS === '1';

/** Builds if needed and runs the browser tests; passes further arguments to Playwright. */
const CHROME_PATH = await requireBrowser('headless-chromium').catch(() =>
  requireBrowser('chromium'),
);
const FIREFOX_PATH = await requireBrowser('firefox');
if (isSlowRun) await installDebianLibraries();
// Only the slow tests need old browsers, and what the headless shell does not have: pages kept for Back, and prerendering.
const oldBrowsers = isSlowRun
  ? {
      FULL_CHROMIUM_PATH: await requireBrowser('chromium'),
      CHROMIUM_80_PATH: await requireChromium80(),
      WEBKIT_DRIVER_PATH: await requireBrowser('webkit-driver'),
      XVFB_PATH: await requireBrowser('screen'),
    }
  : {};
await run('npx', ['tsx', 'scripts/ensure-built.ts']);
if (isSlowRun)
  await run('npm', ['run', 'build:widget', '--', '--mode', 'react', '--logLevel', 'warn']);
process.exitCode = await exitCodeOf(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { env: { ...process.env, CHROME_PATH, FIREFOX_PATH, ...oldBrowsers } },
);
