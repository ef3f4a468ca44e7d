import { readFileSync } from 'node:fs';

/** Returns the processor time of the processes in seconds, in user and kernel mode. Linux counts hundredths. */
export function cpuSeconds(servers: readonly { pid: number }[]): number {
  const ticks = servers.flatMap(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [Number(fields[11]), Number(fields[12])];
  });
  return ticks.reduce((total, value) => total + value, 0) / 100;
}
