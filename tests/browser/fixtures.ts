import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import { type HostPages, serveHostPages } from '../../scripts/host-pages.ts';
import { credentials, type ServerProcess, startServer } from '../../scripts/server-process.ts';

export { expect };

export interface TestOptions {
  /** Which build of the widget pages get: the shipped one on preact, or the same source on React. */
  widgetBuild: 'preact' | 'react';
  /** Environment variables for this test's server. */
  serverEnv: Readonly<Record<string, string>>;
}

interface TestFixtures {
  /** The real server with a fresh demo database, one for each test. */
  server: ServerProcess & { username: string; password: string };
  /** A site owner's pages, on another origin. */
  hostPages: HostPages;
  /** Signs the page's browser in as the first admin. */
  signIn: (page: Page) => Promise<void>;
  /** Fails on any WCAG 2.2 A or AA fault that axe finds in the page, shadow roots included. */
  checkAxe: (page: Page) => Promise<void>;
  /** Console messages, matched by these patterns, that the test causes on purpose. */
  allowConsole: (...patterns: RegExp[]) => void;
}

interface WorkerFixtures {
  /** A data folder as the first start leaves it: seeding it once saves every test the work. */
  seededDataDir: string;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const allowedMessages = new WeakMap<Page, RegExp[]>();

export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  widgetBuild: ['preact', { option: true }],
  serverEnv: [{}, { option: true }],

  seededDataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const { dataDir, stop } = await startServer({});
      await stop({ keepData: true });
      await use(dataDir);
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  server: async ({ seededDataDir, serverEnv }, use) => {
    // A test that seeds differently cannot start from the seeded folder.
    const template = 'SEED' in serverEnv ? undefined : seededDataDir;
    const server = await startServer({ env: serverEnv, template });
    await use({ ...server, ...credentials });
    await server.stop();
  },

  hostPages: async ({ server }, use) => {
    const pages = await serveHostPages(server.url);
    await use(pages);
    await pages.stop();
  },

  context: async ({ context, widgetBuild }, use) => {
    if (widgetBuild === 'react') {
      await context.route(/\/faq-chatbot(\.[0-9a-f]+)?\.js$/, (route) =>
        route.fulfill({
          path: join(repositoryRoot, 'dist/widget-react/faq-chatbot.js'),
          contentType: 'text/javascript; charset=utf-8',
        }),
      );
    }
    await use(context);
  },

  // Needs the servers only so that they outlive it: what a page asks of one that has stopped is nobody's fault.
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
    await use(async (page) => {
      const answer = await page.request.post(`${server.url}/login`, {
        data: { username: server.username, password: server.password },
        headers: { Origin: server.url },
      });
      expect(answer.status()).toBe(200);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  checkAxe: async ({}, use) => {
    await use(async (page) => {
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
                playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
            );
        };
        // What ends may begin the next.
        for (let found = running(); found.length > 0 || isAboutToMove(); found = running()) {
          await Promise.all(found.map(({ finished }) => finished.catch(() => {})));
          await new Promise(requestAnimationFrame);
        }
      });
      await page.evaluate(`${axeSource}; undefined`);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        const result = await axe.run(document, { runOnly: tags });
        return result.violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help} (${nodes.map((node) => `${node.target} ${node.failureSummary}`).join('; ')})`,
        );
      });
      expect(violations).toEqual([]);
    });
  },
});
