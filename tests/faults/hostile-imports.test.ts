// @module-tag slow
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { isSlowRun } from '../repetitions.ts';
import { builtApi } from './built-api.ts';
import { hostileImports } from './hostile-imports-files.ts';
import {
  peakMb,
  type RunningServer,
  type StartOptions,
  signIn,
  startServer,
} from './running-server.ts';

/** One file of each reader. The others are slow tests. */
const sample = [
  'an answer of CR',
  'an Excel file with 2.5 million cells of one text',
  'a blog of 31 MB of posts',
  '500 answers of nested tags',
];
const files = Object.entries(hostileImports).filter(([name]) => isSlowRun || sample.includes(name));

async function setUp(options: Partial<StartOptions> = {}) {
  const server = await startServer({ dataDir: temporaryFolder(), ...options });
  const cookie = await signIn(server.url);
  const check = async (file: Buffer) => {
    const body = new FormData();
    body.append('mode', 'append');
    body.append('file', new Blob([new Uint8Array(file)]), 'faq');
    const response = await fetch(`${server.url}/api/faqs/1/import?dry_run=true`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body,
    });
    return { status: response.status, text: await response.text() };
  };
  return { server, check };
}

/**
 * Returns the result, and the processor time of the thread that answers all requests, in ms. No request waits longer than
 * the time that the thread works; and unlike a measured wait, it does not depend on what else the machine does.
 */
async function mainThreadMs<Result>({ child }: RunningServer, run: () => Promise<Result>) {
  const path = `/proc/${child.pid}/task/${child.pid}/schedstat`;
  const count = () => Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6;
  const before = count();
  return { result: await run(), ms: count() - before };
}

/** 31 MB that no reader accepts. */
const unreadable = Buffer.alloc(31 * 2 ** 20, 0x80);

it('refuses files that need much work, and neither works long in the main thread nor needs much memory', async () => {
  const { server, check } = await setUp();
  const other = await setUp();
  expect((await check(Buffer.from('question\nApa?'))).status).toBe(200);
  for (const [name, { file, status, answer }] of files) {
    const content = await file();
    const { result, ms } = await mainThreadMs(server, () => check(content));
    expect(result.text, name).toContain(answer);
    expect(result.status, name).toBe(status);
    // In many parts: a thousand images take some 550 ms.
    if (ms > 1000) {
      // The same work takes more time of a processor that others use, so it is compared with that of another server, which
      // only receives a file.
      const received = await mainThreadMs(other.server, () => other.check(unreadable));
      expect(received.result.status).toBe(413);
      expect(ms, name).toBeLessThan(4 * received.ms);
    }
    expect(peakMb(server), name).toBeLessThan(400);
  }
}, 600_000);

if (isSlowRun)
  it('refuses a file whose worker needs too much memory, and accepts the next one', async () => {
    const built = builtApi();
    // Next to the original, so that the compiled files find their packages.
    const root = mkdtempSync(join(dirname(built), 'worker-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync(built, root, { recursive: true });
    writeFileSync(join(root, 'dist/api/import-worker.js'), 'let all; for (;;) all = { all };');
    const { server, check } = await setUp({ other: { node: process.execPath, root } });
    for (let round = 0; round < 2; round += 1) {
      const { status, text } = await check(Buffer.from('question\nApa?'));
      expect({ status, json: JSON.parse(text) }).toEqual({
        status: 413,
        json: {
          message:
            'Berkas ini membutuhkan terlalu banyak memori atau waktu untuk dibaca. Bagi menjadi beberapa berkas, lalu impor satu per satu.',
        },
      });
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.output()).not.toContain('"level":50');
  });
