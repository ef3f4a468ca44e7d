import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** How many times slower a cheap phone is than this machine, as Chromium's own tools assume. */
export const slowdown = 6;
/** Lighthouse's slow 4G for real (not simulated) requests. */
export const slow4g = { latencyMs: 562.5, downloadKbps: 1474.56, uploadKbps: 675 };

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** Opens a phone on its first visit: nothing is cached or compiled. It is slow from the first page after `blankUrl`. */
export async function openSlowPhone(browser: Browser, blankUrl: string): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // Open a page of the same site first, so that the slowed process is the process of the measured page.
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
