import { requireBrowser } from './browser.ts';
import { exitCodeOf, run } from './run.ts';

/** Builds if needed and runs the browser tests; passes further arguments to Playwright. */
const CHROME_PATH = await requireBrowser('chromium');
const FIREFOX_PATH = await requireBrowser('firefox');
await run('npx', ['tsx', 'scripts/ensure-built.ts']);
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
  { env: { ...process.env, CHROME_PATH, FIREFOX_PATH } },
);
