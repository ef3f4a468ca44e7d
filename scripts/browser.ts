import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { exitCodeOf } from './run.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What keeps Debian's Chromium from calling home, and lets it run as root (it has no sandbox then). */
export const chromiumFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser of this machine: `CHROME_PATH`, then the usual system paths, then Playwright's own. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, but there is no such file.`);
  }
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

/** The browser of this machine, installed first where there is none; never does without one silently. */
export async function requireBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No browser found: trying to install one for the browser tests.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await exitCodeOf('apt-get', ['update']);
    await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (findBrowser() === undefined) await exitCodeOf('npx', ['playwright', 'install', 'chromium']);
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
  );
}
