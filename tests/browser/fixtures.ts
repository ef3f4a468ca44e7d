import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import { type HostPages, serveHostPages } from '../../scripts/host-pages.ts';
import { isSlowRun } from '../repetitions.ts';
import {
  createTemplate,
  createWorkerServer,
  type TestServer,
  type WorkerServer,
} from './worker-server.ts';

export { expect };

export interface TestOptions {
  /** Which build of the widget pages get: the shipped one on preact, or the same source on React. */
  widgetBuild: 'preact' | 'react';
  /** Environment variables for this test's server. */
  serverEnv: Readonly<Record<string, string>>;
  /** Address of website 1's live chat on this test's server; undefined leaves the demo's. */
  liveChatLink: string | undefined;
  /** Whether bots report what visitors do. Without it, reports do not change the server, which the next test then gets. */
  sendsReports: boolean;
}

interface TestFixtures {
  /** The real server with the demo's data as they were seeded. */
  server: TestServer;
  /** A site owner's pages, on another origin. */
  hostPages: HostPages;
  /** Signs the page's browser in as the first admin. */
  signIn: (page: Page) => Promise<void>;
  /**
   * Fails on any WCAG 2.2 A or AA violation that axe finds in the page, shadow roots included. In `npm test` it looks at the
   * first rows of a table, in the slow tests at all of them.
   */
  checkAxe: (page: Page) => Promise<void>;
  /** Console messages, matched by these patterns, that the test causes on purpose. */
  allowConsole: (...patterns: RegExp[]) => void;
}

interface WorkerFixtures {
  workerServer: WorkerServer;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
/** A table of 100 rows alike takes axe twice as long as the rest of the page. */
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
      const template = await createTemplate();
      const server = createWorkerServer(template);
      await use(server);
      await server.stop();
      rmSync(template.dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  server: async ({ workerServer, serverEnv, liveChatLink }, use) => {
    await use(await workerServer.take({ env: serverEnv, liveChatLink }));
  },

  hostPages: async ({ server }, use) => {
    const pages = await serveHostPages(server.url);
    await use(pages);
    await pages.stop();
  },

  context: async ({ context, sendsReports, widgetBuild }, use) => {
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
    await use(context);
  },

  // Needs the servers only so that they outlive the page: its late requests would fail.
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
      // The rows of before are pale while others are on their way.
      await expect(page.locator('tbody[aria-busy=true]')).toHaveCount(0);
      // Colours in the middle of a transition are nobody's colours; a document does not list those of its shadow roots.
      await page.evaluate(async () => {
        // What has just been opened, or closed, has a transition only from one of the next frames on.
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
                // In rows that are not rendered, time stands still.
                (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
            );
        };
        // What ends may begin the next.
        for (let found = running(); found.length > 0 || isAboutToMove(); found = running()) {
          await Promise.all(found.map(({ finished }) => finished.catch(() => {})));
          await new Promise(requestAnimationFrame);
        }
      });
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
