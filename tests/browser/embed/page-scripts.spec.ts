import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

test('does not trigger keyboard shortcuts of the page while typing in the bot', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/keyboard-shortcuts.html`);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => heard.push((event as KeyboardEvent).key));
  });
  const state = () =>
    page.evaluate(`({ at: Reveal.getIndices().h, heard,
      isOpen: Reveal.isOverview() || Reveal.isPaused() || Reveal.isHelpVisible?.() === true })`);

  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await launcher.focus();
  await page.keyboard.press('Space');
  // All of these are shortcuts of reveal.js.
  const letters = 'b.fosvnphjkl?';
  const field = page.getByRole('combobox');
  await field.pressSequentially(letters);
  await field.press('Home');
  await expect(field).toHaveValue(letters);
  await field.fill('');
  await page.getByRole('button', { name: 'Keamanan' }).press('Space');
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
  await page.getByRole('region', { name: 'Percakapan' }).press('PageDown');
  expect(await state()).toEqual({ at: 0, heard: [], isOpen: false });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await state()).toMatchObject({ at: 0, isOpen: false });
  // While the launcher has the focus, all keys that it does not use are shortcuts of the page again.
  await page.keyboard.press('n');
  expect(await state()).toMatchObject({ at: 1 });
});

test('types the first letters into the search field, not into the page', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/keyboard-shortcuts.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('dialog')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  await page.keyboard.type('bonus');
  await expect(page.getByRole('combobox')).toHaveValue('bonus');
  expect(await page.evaluate('Reveal.isPaused() || Reveal.isOverview()')).toBe(false);
});

test('checks the username that was typed on a page with keyboard shortcuts', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/keyboard-shortcuts.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
  await page.getByLabel('Username / ID Login').pressSequentially('bfosvnphjkl');
  await page.getByLabel('Nomor Tiket').pressSequentially('d123');
  const asked = page.waitForRequest(/\/api\/deposits\/history$/);
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ username: 'bfosvnphjkl', ticket: 'D123' });
});

test('scrolls its panel and not the page under a smooth scroller', async ({ hostPages, page }) => {
  // The window is so low that the topics need scrolling.
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto(`${hostPages.url}/smooth-scroll.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  const conversation = page.getByRole('region', { name: 'Percakapan' });
  await conversation.hover();
  const pageTop = () => page.evaluate(() => scrollY);
  const panelTop = () => conversation.evaluate((region) => region.scrollTop);
  await page.mouse.wheel(0, 200);
  await expect.poll(panelTop).toBeGreaterThan(0);
  expect(await pageTop()).toBe(0);

  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(pageTop).toBeGreaterThan(0);
});

test('waits for a body that comes after it', async ({ hostPages, page, server }) => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/slow.js', async (route) => {
    await responded;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  hostPages.add(
    '/head.html',
    `<!doctype html><html lang="id"><head><title>Head</title>
      <script>document.documentElement.append(document.createElement('faq-chatbot'));</script>
      <script src="${server.url}/faq-chatbot.js"></script><script src="/slow.js"></script></head>
      <body><h1>Head</h1></body></html>`,
  );
  await page.goto(`${hostPages.url}/head.html`, { waitUntil: 'commit' });
  const isDefined = () => page.evaluate(() => customElements.get('faq-chatbot') !== undefined);
  await expect.poll(isDefined).toBe(true);
  // Wait long enough for an element that does not wait to render. A page error fails the test.
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.body)).toBeNull();
  respond();
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
});

const copyProtections = {
  // All of these events are cancelled, except in the page's own inputs.
  'a hand-written script': `<script>
    for (const type of ['mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste', 'dragstart'])
      document['on' + type] = (event) => /^(input|textarea)$/i.test(event.target.tagName);
  </script>`,
  // Without detectors it only protects the page, and does not leave it because of the tests' developer tools.
  'disable-devtool': `<script src="/lib/disable-devtool/disable-devtool.min.js"></script><script>
    DisableDevtool({ detectors: [], disableSelect: true, disableCopy: true, disableCut: true, disablePaste: true });
  </script>`,
};

for (const [name, protection] of Object.entries(copyProtections)) {
  test(`is used with mouse and clipboard on a page with copy protection by ${name}`, {
    tag: slowTag,
  }, async ({ context, hostPages, page, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    hostPages.add(
      '/terkunci.html',
      `<!doctype html><html lang="id"><head><title>Terkunci</title></head><body><h1>Berita</h1>${protection}<script>
      const heard = [];
      for (const type of ['pointerdown', 'click']) document.addEventListener(type, () => heard.push(type));
    </script><script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
    );
    await page.goto(`${hostPages.url}/terkunci.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    const field = page.getByRole('combobox');
    await field.click();
    // The page hears what closes its menus.
    expect(await page.evaluate('heard')).toEqual(['pointerdown', 'click', 'pointerdown']);
    await page.keyboard.type('D123');
    await expect(field).toHaveValue('D123');
    await field.press('Control+a');
    await field.press('Control+c');
    await field.press('Control+a');
    await field.press('Delete');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
    await page.getByLabel('Nomor Tiket').click();
    await page.keyboard.press('Control+v');
    await expect(page.getByLabel('Nomor Tiket')).toHaveValue('D123');
  });
}

test('is typed into on a page that takes the focus back at each click outside of its inputs', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/kasir.html',
    `<!doctype html><html lang="id"><head><title>Kasir</title></head><body>
      <input aria-label="Kode batang" autofocus><script>
      document.addEventListener('click', ({ target }) => {
        if (target.tagName !== 'INPUT') document.querySelector('input').focus();
      });
    </script><script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/kasir.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('combobox').click();
  await page.keyboard.type('bonus');
  await expect(page.getByRole('combobox')).toHaveValue('bonus');
  await expect(page.getByLabel('Kode batang')).toHaveValue('');
});

const freezes = {
  'one line': { script: 'Object.freeze(Object.prototype)', tag: [] },
  'lockdown() of SES': { script: 'lockdown({ reporting: "none" })', tag: slowTag },
};

for (const [name, { script, tag }] of Object.entries(freezes)) {
  test(`is used on a page that freezes its prototypes by ${name}`, { tag }, async ({
    hostPages,
    page,
    server,
  }) => {
    hostPages.add(
      '/beku.html',
      `<!doctype html><html lang="id"><head><title>Beku</title>
        <script src="/lib/ses/dist/lockdown.umd.js"></script><script>${script}</script></head>
        <body><h1>Dompet</h1><script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
    );
    await page.goto(`${hostPages.url}/beku.html`);
    expect(await page.evaluate(() => Object.isFrozen(Object.prototype))).toBe(true);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
    await page.getByLabel('Username / ID Login').fill('budi123');
    await page.getByLabel('Nomor Tiket').fill('d12');
    await expect(page.getByLabel('Nomor Tiket')).toHaveValue('D12');
    await page.getByRole('button', { name: 'Kembali ke Home' }).first().click();
    await page.getByRole('combobox').fill('lupa pasword');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('log')).toContainText('Anda: Lupa password');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
