import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createErrorHandler } from '../../../api/http/errors.ts';
import { createImageProcess } from '../../../api/images/run-in-process.ts';
import { temporaryFolder } from '../test-api.ts';

/** Answers with its process id; a file that begins with one of these letters does something else. */
const program = `
process.on('disconnect', () => process.exit());
process.on('message', ({ file }) => {
  const letter = file.toString()[0];
  if (letter === 's') return;
  if (letter === 'c') process.kill(process.pid, 'SIGSEGV');
  if (letter === 'e') process.exit(3);
  if (letter === 'r') return process.send({ refusal: { status: 400, message: 'Rusak.' }, rss: 0 });
  const image = { data: file, width: process.pid, height: Object.keys(process.env).length };
  process.send({ image, rss: letter === 'l' ? 1e9 : 0 });
});
`;

function setUp(options: { idleMs?: number } = {}) {
  const file = join(temporaryFolder(), 'program.mjs');
  writeFileSync(file, program);
  const decode = createImageProcess(pathToFileURL(file), { idleMs: 500, ...options });
  return async (text: string) => await decode({ file: Buffer.from(text) });
}

it('decodes one image after another in the same process', async () => {
  const decode = setUp();
  const first = await decode('a');
  expect(Buffer.from(first.data).toString()).toBe('a');
  expect((await decode('b')).width).toBe(first.width);
});

it('passes a refusal on, and the process goes on', async () => {
  const decode = setUp();
  const { width } = await decode('a');
  await expect(decode('r')).rejects.toMatchObject({ status: 400, fields: { image: 'Rusak.' } });
  expect((await decode('b')).width).toBe(width);
});

it('refuses an image that crashes the process with 413, and the next has a new process', async () => {
  const decode = setUp();
  const { width } = await decode('a');
  await expect(decode('crash')).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('Gambar terlalu berat'),
  });
  expect((await decode('b')).width).not.toBe(width);
});

it('waits 55 s for the process, then asks to try again later: the image may be good, and the server busy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const decode = setUp();
  const { width } = await decode('a');
  const slow = expect(decode('slow')).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 30,
    message: 'Server sedang terlalu sibuk. Coba lagi beberapa saat lagi.',
  });
  vi.advanceTimersByTime(54_999);
  expect(isRunning(width)).toBe(true);
  vi.advanceTimersByTime(1);
  await slow;
  expect((await decode('b')).width).not.toBe(width);
});

it('ends the process after an image that left much memory in use, and when there are no more', async () => {
  const decode = setUp({ idleMs: 1 });
  const large = await decode('large');
  const next = await decode('a');
  expect(next.width).not.toBe(large.width);
  await expect.poll(() => isRunning(next.width)).toBe(false);
  expect(isRunning(large.width)).toBe(false);
  expect((await decode('b')).width).not.toBe(next.width);
});

it('says that the program is broken when it ends by itself', async () => {
  await expect(setUp()('exit')).rejects.toThrow('The image process ended with 3.');
});

it.each(['EMFILE', 'ERR_WORKER_INIT_FAILED'])(
  'is answered with 503 when it cannot start: %s',
  async (code) => {
    const { execPath } = process;
    onTestFinished(() => void Object.assign(process, { execPath }));
    Object.assign(process, { execPath: '/no/such/program' });
    const error: Error = await setUp()('a').catch((error) => error);
    // Here the program is missing; without file descriptors the same event has another code.
    expect(error).toMatchObject({ code: 'ENOENT' });
    const app = new Hono().get('/', () => {
      throw Object.assign(error, { code });
    });
    const logged: Error[] = [];
    app.onError(createErrorHandler((each) => void logged.push(each)));
    const response = await app.request('/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({
      message: 'Server sedang terlalu sibuk. Coba lagi beberapa saat lagi.',
    });
    expect(logged).toEqual([error]);
  },
);

it('gives the process none of the environment', async () => {
  const { height } = await setUp()('a');
  // Node's own variables for the channel are removed before the program runs.
  expect(height).toBe(0);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
