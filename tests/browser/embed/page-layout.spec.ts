import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

/** Bodies that are containers for flex or grid items. The bot must not become one of their items. */
const layouts = {
  'a column with space between': 'display:flex;flex-direction:column;justify-content:space-between',
  'a row with space between': 'display:flex;justify-content:space-between',
  'a centred column': 'display:flex;flex-direction:column;justify-content:center;gap:20px',
  'rows that share the height': 'display:grid',
  'rows with gaps': 'display:grid;gap:24px;grid-template-rows:auto 1fr auto',
  'a centred grid': 'display:grid;place-content:center;gap:20px',
  'automatic columns': 'display:grid;grid-auto-flow:column;justify-content:space-around',
};

for (const [name, style] of Object.entries(layouts)) {
  test(`does not move the items of a body that is ${name}`, {
    tag: /^(a column with|rows that share)/.test(name) ? [] : slowTag,
  }, async ({ hostPages, page, server }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    const pageOf = (tag: string) => `<!doctype html><html lang="id"><head><title>Toko</title></head>
      <body style="margin:0;min-height:100vh;${style}"><header>Toko</header><main>Isi</main>
      <footer>Kontak</footer>${tag}</body></html>`;
    const items = () =>
      page.$$eval('body > :is(header, main, footer)', (elements) =>
        elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
      );
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    hostPages.add('/tanpa.html', pageOf(''));
    // The second element is written by hand.
    const script = `<script src="${server.url}/faq-chatbot.js" async></script>`;
    hostPages.add('/dengan.html', pageOf(script));
    hostPages.add('/elemen.html', pageOf(`<faq-chatbot></faq-chatbot>${script}`));
    await page.goto(`${hostPages.url}/tanpa.html`);
    const expected = await items();

    await page.goto(`${hostPages.url}/dengan.html`);
    const launcher = page.getByRole('button', { name: 'Tanya Kami' });
    await expect(launcher).toBeVisible();
    expect(await items()).toEqual(expected);
    const corner = await launcher.boundingBox();
    expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBe(700 - 20);
    expect(await page.evaluate('shifts')).toEqual([]);
    await launcher.click();
    await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
    expect(await items()).toEqual(expected);

    await page.goto(`${hostPages.url}/elemen.html`);
    await expect(launcher).toBeVisible();
    expect(await items()).toEqual(expected);
  });
}

interface Shift {
  value: number;
}
