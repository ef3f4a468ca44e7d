import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Watch {
  /** Fails if an attempt has run, or is in the page as anything other than text. */
  expectInert(): Promise<void>;
  /** Fails unless each of the texts is visible on the page, unchanged. */
  expectSeen(texts: readonly string[]): Promise<void>;
}

/** Records the three traces of an attempt, from the start of the page. */
export async function watchForAttempts(page: Page): Promise<Watch> {
  const traces: string[] = [];
  page.on('dialog', async (dialog) => {
    // The editor asks before an unsaved FAQ is left.
    if (dialog.type() === 'beforeunload') return await dialog.accept();
    traces.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.context().on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'xss-ran.example' || pathname.startsWith('/xss-ran')) {
      traces.push(`request: ${request.url()}`);
    }
  });
  await page.exposeFunction('reportRun', (address: string) => traces.push(`run: ${address}`));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportRun: (address: string) => void }).reportRun;
    Object.defineProperty(window, 'xssRan', { set: () => report(location.href) });
  });
  return {
    async expectInert() {
      expect(await page.evaluate(findForeignElements)).toEqual([]);
      expect(traces).toEqual([]);
    },
    async expectSeen(texts) {
      await expect.poll(() => page.evaluate(findUnseen, [...texts])).toEqual([]);
    },
  };
}

/** Finds elements that only an attempt creates, and attributes that run code. */
function findForeignElements(): string[] {
  const roots: ParentNode[] = [document];
  const found: string[] = [];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const isForeign =
        element.matches('[data-xss], iframe, object, embed, base, math, meta[http-equiv]') ||
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') ||
            (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
              /^\s*(?!https?:|blob:|data:image\/)[a-z\s]+:/i.test(value)),
        );
      if (isForeign) found.push(element.outerHTML.slice(0, 200));
    }
  }
  return found;
}

function findUnseen(texts: string[]): string[] {
  const roots: ParentNode[] = [document];
  const seen: string[] = [];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
      if ('value' in element) seen.push(String(element.value));
      // A text may consist of parts such as links. An element with many children is a list of texts.
      if (element.childElementCount <= 3) seen.push(element.textContent ?? '');
    }
  }
  return texts.filter((text) => !seen.some((shown) => shown.includes(text)));
}
