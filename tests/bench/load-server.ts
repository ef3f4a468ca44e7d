import { cpuSeconds } from '../tools/cpu-time.ts';
import { type Load, runWrk } from './wrk.ts';

/** The throughput of a server in one round. */
export interface Throughput {
  perSecond: number;
  /** Requests per second of the server's own processor time, without that of the clients. */
  perCpuSecond: number;
}

/** Sends load to a server. */
export async function loadServer({ pid, ...load }: Load & { pid: number }): Promise<Throughput> {
  const before = cpuSeconds([{ pid }]);
  const { requests, perSecond } = await runWrk(load);
  return { perSecond, perCpuSecond: requests / (cpuSeconds([{ pid }]) - before) };
}
