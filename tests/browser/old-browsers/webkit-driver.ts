import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type BrowserDriver, phone, toExpression } from './browser-driver.ts';

/** Starts WebKitGTK, the engine of Safari, on a virtual screen. Uses WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit(programs: {
  driver: string;
  screen: string;
}): Promise<BrowserDriver> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await readLine(screen.stdio[3] as Readable);
  const port = await findFreePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await waitUntilReady(driverUrl);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, phone);

  return {
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    evaluate(pageFunction, argument) {
      return call('POST', `${session}/execute/sync`, {
        script: `return ${toExpression(pageFunction, argument)}`,
        args: [],
      });
    },
    async click({ x, y }) {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(text) {
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      });
    },
    async stop() {
      await call('DELETE', session);
      await end(driver);
      await end(screen);
    },
  };

  async function act(source: object): Promise<void> {
    await call('POST', `${session}/actions`, { actions: [source] });
  }

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(driverUrl + path, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

async function readLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('Xvfb ended before it had a screen.');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function waitUntilReady(driverUrl: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${driverUrl}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not listen within 10 s.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
