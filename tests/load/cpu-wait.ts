import { readdirSync, readFileSync } from 'node:fs';

/** For each thread, how long it was ready to run and waited for a processor, in ms. */
type Waits = Map<string, number>;

export interface Timed<T> {
  result: T;
  ms: number;
  /** The part of the duration in which the machine ran other processes. */
  starvedMs: number;
}

/**
 * Measures how long `work` takes. On a busy machine the server and the test wait for a processor, which says nothing
 * about the server. That wait is measured separately where the system counts it (Linux).
 */
export async function timeOf<T>(pid: number, work: () => Promise<T>): Promise<Timed<T>> {
  const before = [readWaits(pid), readWaits(process.pid)];
  const start = performance.now();
  const result = await work();
  const ms = performance.now() - start;
  const after = [readWaits(pid), readWaits(process.pid)];
  const starvedMs = after.reduce((sum, waits, i) => sum + waited(before[i], waits), 0);
  return { result, ms, starvedMs };
}

/** Returns the wait of a process's first thread plus that of the other thread that waited longest. */
function waited(before: Waits = new Map(), after: Waits): number {
  const deltas = [...after].map(([thread, ms]) => ms - (before.get(thread) ?? 0));
  const [first = 0, ...others] = deltas;
  return first + Math.max(0, ...others);
}

function readWaits(pid: number): Waits {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).toSorted((a, b) => Number(a) - Number(b));
    return new Map(
      threads.map((thread) => {
        const counts = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
        return [thread, Number(counts[1]) / 1e6];
      }),
    );
  } catch {
    return new Map();
  }
}
