import { rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, requireBrowser } from '../tools/browser.ts';
import { credentials, startServer } from '../tools/server-process.ts';
import { barChart } from './bar-chart.ts';
import { type Delays, workOnFaqPage } from './faq-page-delays.ts';
import { type FirstScreen, openFirstScreen } from './first-screen.ts';
import { addManyFaqs } from './many-faqs.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

const rounds = 3;
const starterSize = 113;
const cases = [
  { size: starterSize, slowdown: 1 },
  { size: 5000, slowdown: 1 },
  { size: 5000, slowdown: 4 },
] as const;
const screens = [
  { name: 'Sign-in', path: '/signin', isSignedIn: false },
  { name: 'FAQ page', path: '/', isSignedIn: true },
  { name: 'FAQ page of a website', path: '/?website=1', isSignedIn: true },
] as const;

/** Measures what the admin app loads until it can be used, and the delays on its busiest page. */
export async function benchAdminApp(): Promise<Section> {
  const weights: FirstScreen[] = [];
  const delays: Delays[][] = [];
  const browser = await chromium.launch({
    executablePath: await requireBrowser('chromium'),
    args: chromiumFlags,
  });
  try {
    for (const { size, slowdown } of cases)
      await withFaqs(size, async (url) => {
        if (weights.length === 0) weights.push(...(await weigh(browser, url)));
        const context = await openContext(browser, url, true);
        const measured: Delays[] = [];
        for (let round = 0; round < rounds; round++)
          measured.push(await workOnFaqPage(browser, context, `${url}/?website=1`, slowdown));
        delays.push(measured);
        await context.close();
      });
  } finally {
    await browser.close();
  }
  return report(weights, delays);
}

async function withFaqs(size: number, use: (url: string) => Promise<void>): Promise<void> {
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  if (size > starterSize) addManyFaqs(seeded.dataDir, size - starterSize);
  const server = await startServer({ template: seeded.dataDir });
  try {
    await use(server.url);
  } finally {
    await server.stop();
    rmSync(seeded.dataDir, { recursive: true });
  }
}

async function openContext(
  browser: Browser,
  url: string,
  isSignedIn: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (isSignedIn)
    await context.request.post(`${url}/login`, { data: credentials, headers: { Origin: url } });
  return context;
}

async function weigh(browser: Browser, url: string): Promise<FirstScreen[]> {
  const weights: FirstScreen[] = [];
  for (const { path, isSignedIn } of screens) {
    const context = await openContext(browser, url, isSignedIn);
    weights.push(await openFirstScreen(await context.newPage(), `${url}${path}`));
    await context.close();
  }
  return weights;
}

function report(weights: readonly FirstScreen[], delays: readonly Delays[][]): Section {
  const bars = screens.map(({ name }, at) => ({
    name,
    value: (weights[at]?.code ?? Number.NaN) / 1024,
    isOurs: true,
  }));
  return {
    title: 'Admin app',
    text: [
      'Scripts and style sheets, compressed with gzip, that come before a screen can be used: everything the page asks for while the browser is never idle. Menus, open lists, charts and the bot’s script are loaded when it is idle, and are not in it; nor is the one font, which the text does not wait for. Goal: 220 KB, and 240 KB for the FAQ page.',
      table(
        ['screen', 'scripts and styles, KB', 'font, KB', 'files'],
        screens.map(({ name }, at) => {
          const { code, fonts, files } = weights[at] ?? { code: 0, fonts: 0, files: 0 };
          return [name, (code / 1024).toFixed(1), (fonts / 1024).toFixed(1), String(files)];
        }),
      ),
      `On the FAQ page, the slowest of each kind of press until the next frame, as the browser’s own event timing reports it in milliseconds (16 stands for 16 or less), and the longest task in milliseconds on the processor; medians of ${rounds} rounds. The last row is the goal.`,
      table(
        [
          'FAQs',
          'processor',
          'all rows of the page chosen',
          'branch folded',
          'key in the search of the list',
          'parent list opens',
          'key in the parent list',
          'key in the search',
          'key in a field',
          'longest task',
        ],
        cases
          .map(({ size, slowdown }, at) => [
            size.toLocaleString('en-US'),
            slowdown === 1 ? 'full speed' : `${slowdown} times slower`,
            ...(
              [
                'chooses',
                'folds',
                'finds',
                'opens',
                'filters',
                'searches',
                'types',
                'longestTask',
              ] as const
            ).map((name) => median((delays[at] ?? []).map((it) => it[name])).toFixed(0)),
          ])
          .concat([['goal', 'full speed', ...Array(7).fill('100'), '50']]),
      ),
    ].join('\n\n'),
    charts: [
      barChart({
        file: 'admin-first-screen.svg',
        title: 'Admin app until it can be used',
        subtitle:
          'Kilobytes of scripts and styles, compressed with gzip. Less is better; the goal is 220, and 240 for the FAQ page.',
        alt: `Bars of kilobytes until a screen can be used: ${bars.map(({ name, value }) => `${name} ${value.toFixed(0)}`).join(', ')}.`,
        bars,
        format: (value) => `${value.toFixed(0)} KB`,
      }),
    ],
  };
}
