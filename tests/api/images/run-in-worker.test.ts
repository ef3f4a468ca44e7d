import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { runInWorker, WorkerLimitError } from '../../../api/operations/run-in-worker.ts';
import { temporaryFolder } from '../test-api.ts';

const enough = { memoryMb: 64, ms: 60_000 };

/** Writes a worker with this code. */
function workerOf(code: string): URL {
  const file = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(file);
}

it('returns the message of a worker, which gets the memory of the buffers', async () => {
  const data = new Uint8Array([1, 2, 3]);
  const entry = workerOf('parentPort.postMessage(workerData.map((byte) => byte + 1));');
  const result = await runInWorker(entry, data, [data.buffer], enough);
  expect(result).toEqual(new Uint8Array([2, 3, 4]));
  expect(data.byteLength).toBe(0);
});

it('ends a worker that needs too much memory', async () => {
  const entry = workerOf('let all; for (;;) all = { all };');
  await expect(runInWorker(entry, null, [], { ...enough, memoryMb: 16 })).rejects.toBeInstanceOf(
    WorkerLimitError,
  );
});

it('ends a worker that takes too long', async () => {
  const entry = workerOf('for (;;);');
  await expect(runInWorker(entry, null, [], { ...enough, ms: 1 })).rejects.toBeInstanceOf(
    WorkerLimitError,
  );
});

it('throws the error of a worker, also of one that ends without a message', async () => {
  const broken = runInWorker(workerOf("throw new RangeError('no');"), null, [], enough);
  await expect(broken).rejects.toThrow(new RangeError('no'));
  await expect(runInWorker(workerOf(''), null, [], enough)).rejects.toThrow(
    'The worker ended with 0.',
  );
});
