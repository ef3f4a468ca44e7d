import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import CDP from 'chrome-remote-interface';
import { chromiumFlags } from '../../tools/browser.ts';
import { type BrowserDriver, phone, toExpression } from './browser-driver.ts';

/** Starts any version of Chromium as a phone. The client reads the DevTools protocol from that browser. */
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
  const client = await CDP({ port, target: await firstTab(port) });
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
      // The load event may belong to the previous page. Poll the state of the new page instead.
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
      // Not `exit`: its helper processes hold its stderr until they end, and write in its folder until then.
      await once(browser, 'close');
      rmSync(userData, { recursive: true, force: true });
    },
  };
}

/** The browser listens before it has opened its first tab. */
async function firstTab(port: number): Promise<string> {
  let address: string | undefined;
  await expect
    .poll(async () => {
      const targets = await CDP.List({ port });
      address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
      return address;
    })
    .toBeTruthy();
  return String(address);
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
