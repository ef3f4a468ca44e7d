import { expect, test } from '../fixtures.ts';

test('requests only the script before a tap, which it responds to in the next frame, and connects only to its own server', async ({
  hostPages,
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([
    `${hostPages.url}/minimal.html`,
    `${server.url}/faq-chatbot.js`,
  ]);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(observer.takeRecords().length)));
      }),
  );
  expect(shifts).toBe(0);

  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const option = page.getByRole('button', { name: 'Deposit', exact: true });
  const shown = await option.evaluate(
    (button) =>
      new Promise<string>((resolve) => {
        const root = button.getRootNode() as ShadowRoot;
        (button as HTMLElement).click();
        // This callback runs after the callbacks that the click has requested, just before that frame is painted.
        requestAnimationFrame(() => resolve(root.querySelector('[role="log"]')?.textContent ?? ''));
      }),
  );
  expect(shown).toContain('Anda: Deposit');

  await page.getByRole('button', { name: 'Cek Deposit' }).click();
  await page.getByText('Di mana nomor tiket saya?').click();
  await expect(page.getByRole('log').getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // No visitor has asked for a human.
  const reached = new Set(asked.map((url) => new URL(url).origin));
  expect([...reached].sort()).toEqual([hostPages.url, server.url].sort());
});
