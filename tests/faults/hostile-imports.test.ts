import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { isSlowRun } from '../repetitions.ts';
import { builtApi } from './built-api.ts';
import { hostileImports } from './hostile-imports-files.ts';
import { type RunningServer, type StartOptions, signIn, startServer } from './running-server.ts';

const sample = [
  '31 MB of the byte 0x80',
  'an answer of CR',
  'a text of 15.5 million CR in JSON',
  'an Excel file with 2 million empty rows',
  'an Excel file with 2.5 million cells of one text',
  'an Excel file of 60 MB of empty tags',
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

/** Returns the peak of the resident memory in MB. */
function peakMb({ child }: RunningServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/**
 * Returns the processor time of the thread that answers all requests, in ms. No request waits longer than the time that
 * the thread works; and unlike a measured wait, it does not depend on what else the machine does.
 */
function mainThreadMs({ child }: RunningServer): number {
  const counts = readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8').split(' ');
  return Number(counts[0]) / 1e6;
}

it('refuses files that need much work, and neither works long in the main thread nor needs much memory', async () => {
  const { server, check } = await setUp();
  expect((await check(Buffer.from('question\nApa?'))).status).toBe(200);
  for (const [name, { file, status, answer }] of files) {
    const content = await file();
    const before = mainThreadMs(server);
    const response = await check(content);
    expect(response.text, name).toContain(answer);
    expect(response.status, name).toBe(status);
    // In many parts: to receive 31 MB takes some 150 ms, and a thousand images some 550 ms.
    expect(mainThreadMs(server) - before, name).toBeLessThan(1000);
    expect(peakMb(server), name).toBeLessThan(400);
  }
}, 300_000);

it('refuses a file whose worker needs too much memory, and accepts the next one', async () => {
  const built = builtApi();
  // Next to the original, so that the compiled files find their packages.
  const root = mkdtempSync(join(dirname(built), 'worker-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(built, root, { recursive: true });
  writeFileSync(join(root, 'dist/api/import-worker.js'), 'let all; for (;;) all = { all };');
  const { server, check } = await setUp({ other: { node: process.execPath, root } });
  for (let round = 0; round < 2; round += 1) {
    expect(await check(Buffer.from('question\nApa?'))).toEqual({
      status: 413,
      text: JSON.stringify({
        message:
          'Berkas ini membutuhkan terlalu banyak memori atau waktu untuk dibaca. Bagi menjadi beberapa berkas, lalu impor satu per satu.',
      }),
    });
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.output()).not.toContain('"level":50');
});
