import { Worker } from 'node:worker_threads';

export interface WorkerLimits {
  /**
   * Memory for JavaScript values. Buffers are not counted. The job must not allocate more than 16 MB at once near this
   * limit: V8 would then end the whole process.
   */
  memoryMb: number;
  ms: number;
}

/** The worker needed too much memory or time. */
export class WorkerLimitError extends Error {}

/**
 * Runs a job in a thread of its own and returns its first message. The thread and its memory are gone before this
 * function returns, so a slot can be freed then.
 *
 * @param entry a JavaScript file that posts one message.
 * @param transfer buffers that are moved, not copied. The caller cannot use them after the call.
 * @throws WorkerLimitError when the job needs more than the limits.
 */
export async function runInWorker<Result>(
  entry: URL,
  workerData: unknown,
  transfer: readonly ArrayBuffer[],
  { memoryMb, ms }: WorkerLimits,
): Promise<Result> {
  const worker = new Worker(entry, {
    workerData,
    transferList: [...transfer],
    // V8 would take 48 MB beside the limit for new values, and a worker is part of the server's memory.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 12 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new WorkerLimitError(`It took more than ${ms} ms.`)), ms);
      worker.on('message', resolve);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isMemory ? new WorkerLimitError(error.message) : error);
      });
      worker.on('exit', (code) => reject(new Error(`The worker ended with ${code}.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
