import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import CDP from 'chrome-remote-interface';
import { chromiumFlags } from '../../../scripts/browser.ts';
import { type BrowserDriver, phone, toExpression } from './browser-driver.ts';

/** Starts a Chromium of any age as a phone. Its own DevTools protocol is spoken, in the words of that version. */
export async function startChromium(program: string): Promise<BrowserDriver> {
  const userData = mkdtempSync(join(tmpdir(), 'old-chromium-'));
  const browser = spawn(
    program,
    [
      ...chromiumFlags,
      ...['--headless', '--disable-gpu', '--remote-debugging-port=0'],
      `--user-data-dir=${userData}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await readPort(browser.stderr);
  const client = await CDP({ port });
  const { Emulation, Input, Page, Runtime } = client;
  await Promise.all([Page.enable(), Runtime.enable()]);
  await Emulation.setDeviceMetricsOverride({ ...phone, deviceScaleFactor: 2, mobile: true });

  const evaluate: BrowserDriver['evaluate'] = async (pageFunction, argument) => {
    const { result, exceptionDetails } = await Runtime.evaluate({
      expression: toExpression(pageFunction, argument),
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };

  return {
    async open(url) {
      // A load event may be the one of the page before, so the new page is asked itself.
      await Page.navigate({ url });
      await expect.poll(() => evaluate(() => document.readyState, null)).toBe('complete');
    },
    evaluate,
    async click(position) {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        await Input.dispatchMouseEvent({ type, ...position, button: 'left', clickCount: 1 });
      }
    },
    async type(text) {
      await Input.insertText({ text });
    },
    async stop() {
      await client.close();
      browser.kill();
      await once(browser, 'exit');
      rmSync(userData, { recursive: true, force: true });
    },
  };
}

async function readPort(stderr: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(stderr)) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) {
      stderr.resume();
      return Number(port);
    }
  }
  throw new Error('Chromium ended before it listened.');
}
