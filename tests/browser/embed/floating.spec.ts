import { expect, test } from '../fixtures.ts';

test.beforeEach(async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
});

test('covers only its own box and sends no request until the visitor opens its panel, and dispatches events', async ({
  page,
  server,
}) => {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['faq-open', 'faq-close', 'faq-question'])
      document.addEventListener(name, (event) =>
        heard.push([name, (event as CustomEvent).detail, (event.target as Element).localName]),
      );
  });
  const box = await page.getByRole('button', { name: 'Tanya Kami' }).boundingBox();
  if (box === null) throw new Error('The launcher has no box.');
  expect(box.height).toBe(56);
  const hits = await page.evaluate(
    ({ x, y, width, height }) =>
      [
        [x - 2, y + height / 2],
        [x + width / 2, y - 2],
        [x + width / 2, y + height + 2],
        [x + width / 2, y + height / 2],
      ].map(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName),
    box,
  );
  expect(hits.slice(0, 3)).not.toContain('faq-chatbot');
  expect(hits[3]).toBe('faq-chatbot');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/\?.*/, '')));
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Tanya Kami' }).hover();
  await expect.poll(() => asked).toEqual([`${server.url}/faqs/1`, `${server.url}/websites/1/bot`]);

  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(360);
  expect((await panel.boundingBox())?.height).toBe(520);
  await page.setViewportSize({ width: 1280, height: 500 });
  expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  await page.getByRole('button', { name: 'Keamanan' }).click();
  expect(asked).toHaveLength(2);
  await page.getByRole('button', { name: 'Tutup' }).click();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    ['faq-open', { websiteId: 1 }, 'faq-chatbot'],
    ['faq-question', { websiteId: 1, id: 72, question: 'Keamanan' }, 'faq-chatbot'],
    ['faq-close', { websiteId: 1 }, 'faq-chatbot'],
  ]);
});

for (const pointer of ['mouse', 'touch'] as const) {
  test(`renders the panel hidden before the tap, which only shows it (${pointer})`, async ({
    page,
  }) => {
    const launcher = page.getByRole('button', { name: 'Tanya Kami' });
    if (pointer === 'mouse') await launcher.hover();
    else await launcher.dispatchEvent('pointerenter', { pointerType: 'touch' });
    const panel = page.locator('faq-chatbot .panel');
    const options = panel.locator('.options .option');
    await expect(options.filter({ hasText: 'Keamanan' })).toHaveCount(1);
    await expect(panel).toBeHidden();
    // Laid out, unlike with `display: none`.
    expect((await panel.boundingBox())?.height).toBe(520);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await launcher.focus();
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((it) => it.matches(':focus-within'))).toBe(false);

    const prepared = await options.first().elementHandle();
    await launcher.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await options.first().evaluate((it, before) => it === before, prepared)).toBe(true);
  });
}

test('scrolls to the top of a new answer, and does not scroll the page, also at the end of its own scrolling', async ({
  page,
}) => {
  await page.evaluate(() => document.body.style.setProperty('height', '3000px'));
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  for (const name of ['Kendala Teknis', 'Website tidak bisa dibuka', 'Cara hapus cache browser'])
    await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Hapus cache di Android' }).click();
  const question = page.getByRole('log').getByText('Hapus cache di Android', { exact: true });
  const header = page.getByRole('heading', { name: 'Live Chat Bot' });
  await expect
    .poll(async () => {
      const [top, bottom] = [await question.boundingBox(), await header.boundingBox()];
      return Math.round((top?.y ?? 0) - (bottom?.y ?? 0));
    })
    .toBeLessThan(90);
  expect(await page.evaluate(() => scrollY)).toBe(700);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  await question.hover();
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 800);
  // Scrolling takes some frames. After this scroll, an earlier one would be visible in the position too.
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
});

test('can be used by keyboard alone, returns the focus, and stays open while Escape closes a popover of the page', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
  // The close button, the search, the conversation, the first question.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cek Deposit' })).toBeVisible();

  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div popover>Menu</div><p popover="manual">Kabar</p>',
    );
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      popover.showPopover();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Menu')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeFocused();
});

test('does not move the focus when the page opens it, and does not trap it beside a visible page', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<input aria-label="Cari">');
    document.body.insertAdjacentHTML('beforeend', '<button>Lain</button>');
    document.querySelector('input')?.focus();
    document.querySelector('faq-chatbot')?.open();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  const last = page.getByRole('dialog').getByRole('button', { name: 'Informasi Umum' });
  await expect(last).toBeVisible();
  await expect(page.getByLabel('Cari', { exact: true })).toBeFocused();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Lain' })).toBeFocused();
});

test('reserves the space of a loading picture, opens it larger, and Escape closes only that', async ({
  page,
}) => {
  let sendImage = () => {};
  const isSent = new Promise<void>((resolve) => {
    sendImage = resolve;
  });
  await page.route('**/faqs/image/**', async (route) => {
    await isSent;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Deposit' }).click();
  await page.getByRole('button', { name: 'Cek Deposit' }).click();
  await page.getByText('Di mana nomor tiket saya?').click();
  const small = page.getByRole('log').getByRole('img');
  const reserved = await small.boundingBox();
  expect((reserved?.width ?? 0) / (reserved?.height ?? 1)).toBeCloseTo(960 / 720, 1);
  sendImage();
  await expect
    .poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(960);
  await small.click();
  const zoom = page.getByRole('dialog', { name: 'Gambar untuk Cek Deposit' });
  const before = await small.boundingBox();
  await expect
    .poll(async () => (await zoom.getByRole('img').boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
});
