import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { exitCodeOf } from '../../build/run.ts';

/** Browsers, and the programs that the tests need to control WebKitGTK. */
export type BrowserName = 'chromium' | 'headless-chromium' | 'firefox' | 'webkit-driver' | 'screen';

interface BrowserKind {
  title: string;
  /** Environment variable with the path of the program. */
  variable: 'CHROME_PATH' | 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH' | 'XVFB_PATH';
  debianPackage: string;
  paths: readonly string[];
}

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

const kinds: Readonly<Record<BrowserName, BrowserKind>> = {
  chromium: {
    title: 'Chromium or Chrome',
    variable: 'CHROME_PATH',
    debianPackage: 'chromium',
    paths: chromiumPaths,
  },
  // Chromium without windows. The tests are a third faster in it.
  'headless-chromium': {
    title: 'Chromium’s headless shell',
    variable: 'CHROME_PATH',
    debianPackage: 'chromium-headless-shell',
    paths: ['/usr/bin/chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    // Do not use Playwright's own Firefox: it is patched, and visitors have an unpatched one.
    paths: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
  'webkit-driver': {
    title: 'WebKitGTK’s driver',
    variable: 'WEBKIT_DRIVER_PATH',
    debianPackage: 'webkit2gtk-driver',
    paths: ['/usr/bin/WebKitWebDriver'],
  },
  screen: {
    title: 'Xvfb, a screen in memory,',
    variable: 'XVFB_PATH',
    debianPackage: 'xvfb',
    paths: ['/usr/bin/Xvfb'],
  },
};

/** Stops Debian's Chromium from making requests of its own, and allows it to run as root (without a sandbox). */
export const chromiumFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of a browser: from its environment variable, else the first usual path that exists. */
export function findBrowser(name: BrowserName): string | undefined {
  const { variable, paths } = kinds[name];
  const chosen = process.env[variable];
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`${variable} is ${chosen}, but there is no such file.`);
  }
  return paths.find((path) => existsSync(path));
}

/** The path of a browser. Installs the browser when it is missing; rejects when that fails. */
export async function requireBrowser(name: BrowserName): Promise<string> {
  const found = findBrowser(name);
  if (found !== undefined) return found;
  const { title, variable, debianPackage } = kinds[name];
  console.log(`No ${title} found: trying to install it for the browser tests.`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await exitCodeOf('apt-get', ['update']);
    await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]);
  }
  if (name === 'chromium' && findBrowser(name) === undefined) {
    await exitCodeOf('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findBrowser(name);
  if (installed !== undefined) return installed;
  throw new Error(
    `The browser tests need ${title}. Install it (Debian: apt-get install ${debianPackage}) or set ${variable} to its program.`,
  );
}
