import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** How much slower a cheap phone is than this machine, by the rule of Chromium's own tools. */
export const slowdown = 6;
/** Lighthouse's slow 4G, as it is applied to real requests. */
export const slow4g = { latencyMs: 562.5, downloadKbps: 1474.56, uploadKbps: 675 };

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** A phone that has never been here: nothing cached, nothing compiled. It is slow from the first page after `blankUrl`. */
export async function openSlowPhone(browser: Browser, blankUrl: string): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // A page of the same site comes first, so that the process that is slowed down is the one that is measured.
  await page.goto(blankUrl);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4g.latencyMs,
    downloadThroughput: (slow4g.downloadKbps * 1000) / 8,
    uploadThroughput: (slow4g.uploadKbps * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, cdp };
}
