import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../build/repository-root.ts';
import { isSlowRun } from '../repetitions.ts';
import { type HostPages, serveHostPages } from '../tools/host-pages.ts';
import { createWorkerServer, type TestServer, type WorkerServer } from './worker-server.ts';

export { expect };

export interface TestOptions {
  /** The build of the widget: the shipped one on Preact, or the same source on React. */
  widgetBuild: 'preact' | 'react';
  /** Environment variables for this test's server. */
  serverEnv: Readonly<Record<string, string>>;
  /** Address of website 1's live chat on this test's server; undefined means the address of the demo. */
  liveChatLink: string | undefined;
  /** Whether bots send reports. Without reports the server does not change, so the next test can use it too. */
  sendsReports: boolean;
}

interface TestFixtures {
  /** The real server with the unchanged data of the demo. */
  server: TestServer;
  /** The pages of a site owner, on another origin. */
  hostPages: HostPages;
  /** Signs the page's browser in as the first admin. */
  signIn: (page: Page) => Promise<void>;
  /**
   * Fails on any WCAG 2.2 A or AA violation that axe finds in the page, including shadow roots. `npm test` checks the first
   * rows of a table, the slow tests all rows.
   */
  checkAxe: (page: Page) => Promise<void>;
  /** Allows console messages that match these patterns, because the test causes them on purpose. */
  allowConsole: (...patterns: RegExp[]) => void;
}

interface WorkerFixtures {
  workerServer: WorkerServer;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** Excluded from axe: 100 similar rows of a table take twice as long as the rest of the page. */
const rowsLeftOut = isSlowRun ? [] : [['tbody tr:nth-of-type(n + 9)']];
const allowedMessages = new WeakMap<Page, RegExp[]>();

export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  widgetBuild: ['preact', { option: true }],
  serverEnv: [{}, { option: true }],
  liveChatLink: [undefined, { option: true }],
  sendsReports: [false, { option: true }],

  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = createWorkerServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  server: async ({ workerServer, serverEnv, liveChatLink }, use) => {
    await use(await workerServer.take({ env: serverEnv, liveChatLink }));
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  hostPages: async ({ server }, use) => {
    const pages = await serveHostPages(server.url);
    await use(pages);
    await pages.stop();
  },

  context: async ({ context, server, sendsReports, widgetBuild }, use) => {
    if (!sendsReports)
      await context.addInitScript(() => Object.assign(navigator, { sendBeacon: () => true }));
    if (widgetBuild === 'react') {
      await context.route(/\/faq-chatbot(\.[0-9a-f]+)?\.js(\?|$)/, (route) =>
        route.fulfill({
          path: join(repositoryRoot, 'dist/widget-react/faq-chatbot.js'),
          contentType: 'text/javascript; charset=utf-8',
        }),
      );
    }
    const { request } = context;
    const fetch = request.fetch.bind(request);
    // As a page of the server sends it. On a busy machine, a test may send a request just when the server closes its idle
    // connection. A browser retries.
    request.fetch = (address, options) =>
      fetch(address, {
        maxRetries: 2,
        ...options,
        headers: { Origin: server.url, ...options?.headers },
      });
    await use(context);
  },

  // Depends on the servers so that they stop after the page is closed: its last requests would fail.
  page: async ({ page, hostPages: _outlivesThePage }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        messages.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await use(page);
    const allowed = allowedMessages.get(page) ?? [];
    expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual(
      [],
    );
  },

  allowConsole: async ({ page }, use) => {
    await use((...patterns) => {
      allowedMessages.set(page, [...(allowedMessages.get(page) ?? []), ...patterns]);
    });
  },

  signIn: async ({ server }, use) => {
    await use((page) => page.context().addCookies([...server.session]));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  checkAxe: async ({}, use) => {
    await use(async (page) => {
      // While new rows are loading, the old ones are pale, which axe would report.
      await expect(page.locator('tbody[aria-busy=true]')).toHaveCount(0);
      // Wait for transitions, because colours are wrong during them. `document.getAnimations` leaves out shadow roots.
      await page.evaluate(async () => {
        // An element that has just opened or closed starts its transition in one of the next frames.
        const isAboutToMove = () =>
          document.querySelector('[data-starting-style], [data-ending-style]') !== null;
        const running = () => {
          const roots = [...document.querySelectorAll('*')].flatMap(
            ({ shadowRoot }) => shadowRoot ?? [],
          );
          return [document, ...roots]
            .flatMap((root) => root.getAnimations())
            .filter(
              ({ effect, playState }) =>
                playState === 'running' &&
                effect?.getComputedTiming().iterations !== Infinity &&
                // Animations in rows that are not rendered never finish.
                (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
            );
        };
        // An animation that ends may start another one.
        for (let found = running(); found.length > 0 || isAboutToMove(); found = running()) {
          await Promise.all(found.map(({ finished }) => finished.catch(() => {})));
          await new Promise(requestAnimationFrame);
        }
      });
      if (!(await page.evaluate(() => 'axe' in window)))
        await page.evaluate(`${axeSource}; undefined`);
      const violations = await page.evaluate(async (exclude) => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        const result = await axe.run(
          { include: [document as unknown as Node], exclude },
          { runOnly: tags, resultTypes: ['violations'] },
        );
        return result.violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help} (${nodes.map((node) => `${node.target} ${node.failureSummary}`).join('; ')})`,
        );
      }, rowsLeftOut);
      expect(violations).toEqual([]);
    });
  },
});
