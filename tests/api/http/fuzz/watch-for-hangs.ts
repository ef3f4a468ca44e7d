import { Worker } from 'node:worker_threads';

export interface HangWatch {
  begin(call: string): void;
  end(): void;
  stop(): Promise<void>;
}

/** Runs in a second thread. */
const watcher = `
  const { parentPort, workerData: limitMs } = require('node:worker_threads');
  let timer;
  parentPort.on('message', (call) => {
    clearTimeout(timer);
    if (call === undefined) return;
    timer = setTimeout(() => {
      require('node:fs').writeSync(2, 'No response: the process is blocked by ' + call + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, limitMs);
  });
`;

/**
 * Ends the process and names the call when one keeps it busy for too long. In an endless loop no time limit of the same
 * thread would run, and the tests would never end.
 */
export function watchForHangs(limitMs: number): HangWatch {
  const worker = new Worker(watcher, { eval: true, workerData: limitMs });
  worker.unref();
  return {
    begin: (call) => worker.postMessage(call),
    end: () => worker.postMessage(undefined),
    async stop() {
      await worker.terminate();
    },
  };
}
