import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

type Appearance = Awaited<ReturnType<typeof appearance>>;

/** Returns the visible properties of the open bot. */
async function appearance(page: Page) {
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  // Disable smooth scrolling, because the browser does not report its end.
  await page.getByRole('region', { name: 'Percakapan' }).evaluate((conversation) => {
    conversation.style.scrollBehavior = 'auto';
  });
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
  await expect(page.getByRole('button', { name: 'Hubungi Live Agent Kami' })).toBeVisible();
  return page.locator('faq-chatbot').evaluate(async (bot) => {
    // The conversation scrolls with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.all(bot.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
    return [...(bot.shadowRoot?.querySelectorAll('.root *') ?? [])].map((element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { color, fontSize, fontStyle, textTransform, direction } = style;
      // A busy machine leaves out the dots of a reply.
      const name = element.className.toString().replace(' asked', '');
      return {
        look: [name, color, fontSize, fontStyle, textTransform, direction],
        box: [box.width, box.height, innerWidth - box.right, innerHeight - box.bottom],
      };
    });
  });
}

/** Positions may differ by up to 1 px: a browser may place scrolled text at another fraction of a pixel. */
function expectSame(shown: Appearance, wanted: Appearance, where: string): void {
  expect(
    shown.map(({ look }) => look),
    where,
  ).toEqual(wanted.map(({ look }) => look));
  const moved = shown.filter(({ box }, index) =>
    box.some((side, edge) => Math.abs(side - (wanted[index]?.box[edge] ?? Number.NaN)) > 1),
  );
  expect(moved, where).toEqual([]);
}

test('looks the same on a page whose style sheet selects every element', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  const wanted = await appearance(page);
  for (const hostile of ['hostile-css', 'large-text', 'right-to-left', 'strict-csp']) {
    // Start a new visit without a saved conversation.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${hostPages.url}/${hostile}.html`);
    expectSame(await appearance(page), wanted, hostile);
  }
});

test('mounts once, however often the script is loaded, and not beside the element of a page', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/script-twice.html`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toHaveCount(1);
  await page.goto(`${hostPages.url}/own-element.html`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
});

test('an element that the page adds later replaces the mounted one and takes over its conversation', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i data-mounted></i>'));
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await page.evaluate(() => {
    const own = document.createElement('faq-chatbot');
    own.id = 'own';
    own.setAttribute('website-id', '1');
    document.body.prepend(own);
  });
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
  await expect(page.locator('#own').getByRole('log')).toContainText('Anda: Keamanan');
  await expect(page.locator('i[data-mounted]')).toHaveCount(1);
  await page.locator('#own').evaluate((own) => own.remove());
  await expect(page.locator('faq-chatbot')).toHaveCount(0);
});

test('shares nothing with another element', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/two-widgets.html`);
  const [left, right] = [page.locator('#kiri'), page.locator('#kanan')];
  await left.getByRole('button', { name: 'Tanya Kami' }).click();
  await left.getByRole('button', { name: 'Keamanan' }).click();
  await right.getByRole('button', { name: 'Ask us' }).click();
  await right.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(left.getByRole('log')).toContainText('Anda: Keamanan');
  await expect(right.getByRole('log')).toContainText('You: Withdraw');
  await expect(left.getByRole('log')).not.toContainText('Anda: Withdraw');
  await expect(right.getByRole('log')).not.toContainText('You: Keamanan');
});

test('keeps its conversation while the site moves it', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/spa.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await page.getByRole('button', { name: 'Lepas bot' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pasang bot' }).click();
  await expect(page.getByRole('log')).toContainText('Keamanan');
});

test('is used in a frame of the page into which the site moves it', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 900px; height: 700px';
    document.body.append(frame);
    const bot = document.querySelector('faq-chatbot');
    if (bot) frame.contentDocument?.body.append(bot);
    bot?.open();
  });
  const dialog = page.frameLocator('iframe').getByRole('dialog');
  await expect(dialog).toHaveCSS('position', 'absolute');
  await dialog.getByRole('button', { name: 'Keamanan' }).click();
  await expect(dialog.getByRole('log')).toContainText('Anda: Keamanan');
});

test('leaves nothing behind when it is removed, a hundred times', async ({ hostPages, page }) => {
  await page.addInitScript(() => {
    const counts = { listeners: 0, timers: 0, observers: 0 };
    Object.assign(window, { counts });
    for (const target of [window, document, MediaQueryList.prototype, VisualViewport.prototype]) {
      const { addEventListener: add, removeEventListener: remove } = target as EventTarget;
      (target as EventTarget).addEventListener = function (this: EventTarget, ...args) {
        counts.listeners += 1;
        add.apply(this, args);
      };
      (target as EventTarget).removeEventListener = function (this: EventTarget, ...args) {
        counts.listeners -= 1;
        remove.apply(this, args);
      };
    }
    const running = new Set<unknown>();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = ((callback: () => void, delay?: number) => {
      const timer = start(() => {
        running.delete(timer);
        counts.timers = running.size;
        callback();
      }, delay);
      running.add(timer);
      counts.timers = running.size;
      return timer;
    }) as typeof window.setTimeout;
    window.clearTimeout = ((timer: number) => {
      running.delete(timer);
      counts.timers = running.size;
      stop(timer);
    }) as typeof window.clearTimeout;
    window.MutationObserver = class extends MutationObserver {
      override observe(...args: Parameters<MutationObserver['observe']>) {
        if (!this.isWatching) counts.observers += 1;
        this.isWatching = true;
        super.observe(...args);
      }
      override disconnect() {
        if (this.isWatching) counts.observers -= 1;
        this.isWatching = false;
        super.disconnect();
      }
      private isWatching = false;
    };
  });
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  const result = await page.evaluate(async () => {
    const snapshot = () => ({
      ...(window as unknown as { counts: Record<string, number> }).counts,
      nodes: document.querySelectorAll('*').length,
      globals: Object.keys(window).sort().join(),
      sheets: document.adoptedStyleSheets.length,
      history: history.length,
      // `sessionStorage` is not compared: it contains the conversation of an open bot.
      storage: localStorage.length,
    });
    const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
    document.querySelector('faq-chatbot')?.remove();
    await settle();
    await settle();
    const before = snapshot();
    for (let round = 0; round < 100; round += 1) {
      const bot = document.createElement('faq-chatbot');
      document.body.append(bot);
      bot.open();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (round % 2) bot.close();
      bot.remove();
    }
    await settle();
    await settle();
    return { before, after: snapshot() };
  });
  expect(result.after).toEqual(result.before);
});
