import { readFileSync } from 'node:fs';

/** Returns the processor time of the processes in seconds, in user and kernel mode. Linux counts hundredths. */
export function cpuSeconds(servers: readonly { pid: number }[]): number {
  const ticks = servers.flatMap(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [Number(fields[11]), Number(fields[12])];
  });
  return ticks.reduce((total, value) => total + value, 0) / 100;
}

/** Returns the processor time of the function in ms. The time by the clock is longer on a busy machine. */
export async function cpuMsOf(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
