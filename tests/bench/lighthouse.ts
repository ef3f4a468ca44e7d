import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, requireBrowser } from '../tools/browser.ts';
import { serveHostPages } from '../tools/host-pages.ts';
import { credentials, startServer } from '../tools/server-process.ts';
import { barChart } from './bar-chart.ts';
import { type Audit, auditPage, categories, type Profile, profiles } from './lighthouse-audit.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

const rounds = 3;

interface Subject {
  name: string;
  url: string;
  profile: Profile;
  audits: Audit[];
}

/** Audits our pages, and a site owner's page with the bot, with Lighthouse. */
export async function benchLighthouse(): Promise<Section> {
  const server = await startServer({});
  const hostPages = await serveHostPages(server.url);
  const pages: [name: string, url: string, isSignedIn: boolean][] = [
    ['Sign-in', `${server.url}/signin`, false],
    ['FAQ page, signed in', `${server.url}/?website=1`, true],
    ['Phone page', `${server.url}/mobilefaq`, false],
    ['Host page with the bot', `${hostPages.url}/minimal.html`, false],
  ];
  const subjects = pages.flatMap(([name, url, isSignedIn]) =>
    profiles.map((profile) => ({ name, url, profile, isSignedIn, audits: [] as Audit[] })),
  );
  try {
    for (const isSignedIn of [false, true]) {
      await withBrowser(async (context, port) => {
        if (isSignedIn) await signIn(context, server.url);
        for (let round = 0; round < rounds; round++)
          for (const subject of subjects.filter((it) => it.isSignedIn === isSignedIn))
            subject.audits.push(await auditPage(port, subject.url, subject.profile));
      });
    }
  } finally {
    await hostPages.stop();
    await server.stop();
  }
  return report(subjects);
}

/** Starts a browser with its own profile folder: Lighthouse opens pages in the default context, which shares cookies. */
async function withBrowser(
  use: (context: BrowserContext, port: number) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await requireBrowser('chromium'),
    args: [...chromiumFlags, '--remote-debugging-port=0'],
  });
  try {
    const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
    await use(context, Number(port));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const response = await context.request.post(`${url}/login`, {
    data: credentials,
    headers: { Origin: url },
  });
  if (!response.ok()) throw new Error(`Signing in failed with ${response.status()}.`);
}

function report(subjects: readonly Subject[]): Section {
  const rows = subjects.map(({ name, profile, audits }) => [
    name,
    profile,
    ...categories.map((category) => scoreOf(audits, category).toFixed(0)),
    `${median(audits.map(({ largestPaint }) => largestPaint)).toFixed(0)} ms`,
    `${median(audits.map(({ blocked }) => blocked)).toFixed(0)} ms`,
    median(audits.map(({ layoutShift }) => layoutShift)).toFixed(3),
    [...new Set(audits.flatMap(({ errors }) => errors.map((it) => it.replace(/ \(.*/, ''))))]
      .map((id) => `\`${id}\``)
      .join(', '),
  ]);
  const bars = subjects.map(({ name, profile, audits }) => ({
    name: `${name}, ${profile}`,
    value: scoreOf(audits, 'performance'),
    spread: spreadOf(audits.map(({ scores }) => scores.performance)),
    isOurs: true,
  }));
  return {
    title: 'Lighthouse',
    text: [
      `Median of ${rounds} rounds each. The desktop is Lighthouse’s desktop profile; the phone is its default one, emulated: a slow 4G line and a processor four times slower. The last column names the checks that cost a point in any round.`,
      table(
        [
          'page',
          'profile',
          'performance',
          'accessibility',
          'best practices',
          'largest paint',
          'blocked',
          'layout shift',
          'below full marks',
        ],
        rows,
      ),
    ].join('\n\n'),
    charts: [
      barChart({
        file: 'lighthouse.svg',
        title: 'Lighthouse, performance',
        subtitle: 'Points of 100, median of the rounds. More is better.',
        alt: `Bars of Lighthouse's performance score: ${bars.map(({ name, value }) => `${name} ${value.toFixed(0)}`).join(', ')}.`,
        bars,
        format: (value) => value.toFixed(0),
      }),
    ],
  };
}

function scoreOf(audits: readonly Audit[], category: (typeof categories)[number]): number {
  return median(audits.map(({ scores }) => scores[category]));
}

function spreadOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
