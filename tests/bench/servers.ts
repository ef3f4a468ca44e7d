import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { cpuSeconds } from '../tools/cpu-time.ts';
import { startPostgresCluster } from '../tools/postgres-cluster.ts';
import { type ServerProcess, startServer } from '../tools/server-process.ts';
import type { Section } from './section.ts';
import { signIn } from './sign-in.ts';
import { median, table } from './table.ts';
import { runWrk } from './wrk.ts';

/** Connections of visitors to each loaded server. */
const connections = 50;
const roundSeconds = 3;
const rounds = 9;
const saves = 300;
const patienceMs = 5000;

/** The throughput of the servers in one round. */
interface Reads {
  perSecond: number;
  perCpuSecond: number;
}

type Two = readonly [ServerProcess, ServerProcess];

/** Measures the throughput of a second server on one PostgreSQL, and how soon each server shows a save of the other. */
export async function benchServers(): Promise<Section> {
  const cluster = await startPostgresCluster({ parent: tmpdir(), fsync: true });
  const env = {
    DATABASE_URL: cluster.url,
    JWT_SECRET: 'a secret of at least thirty-two characters',
  };
  const running: ServerProcess[] = [];
  try {
    const first = await startServer({ env });
    running.push(first);
    const second = await startServer({ env });
    running.push(second);
    const reads = await compareReads([first, second]);
    return report(reads, await measureDelays([first, second]));
  } finally {
    for (const server of running) await server.stop();
    await cluster.remove();
  }
}

async function compareReads(both: Two): Promise<{ one: Reads[]; two: Reads[] }> {
  const one: Reads[] = [];
  const two: Reads[] = [];
  await loadServers(both);
  for (let round = 0; round < rounds; round += 1) {
    // The two servers alternate as the only one.
    one.push(await loadServers([both[round % 2 === 0 ? 0 : 1]]));
    two.push(await loadServers(both));
  }
  return { one, two };
}

/** Sends load to these servers at once. The figures do not include the processor time of the clients. */
async function loadServers(servers: readonly ServerProcess[]): Promise<Reads> {
  const before = cpuSeconds(servers);
  const results = await Promise.all(
    servers.map(({ url }) =>
      runWrk({
        url: `${url}/faqs/1`,
        headers: { 'accept-encoding': 'br' },
        connections,
        seconds: roundSeconds,
      }),
    ),
  );
  const spent = cpuSeconds(servers) - before;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    perSecond: sum(results.map((result) => result.perSecond)),
    perCpuSecond: sum(results.map((result) => result.requests)) / spent,
  };
}

/** Measures the milliseconds from the response to a save on the first server until the second server sends it. */
async function measureDelays([first, second]: Two): Promise<number[]> {
  const call = await signIn(first.url);
  const delays: number[] = [];
  for (let n = 0; n < saves; n += 1) {
    const link = `https://example.com/${n}`;
    const fields = { name: 'Situs', livechat_link: link, server_ip: '10.0.0.1' };
    await readLink(second); // Fills its cache with the old response.
    await call('PUT', '/api/websites/1', JSON.stringify(fields));
    const saved = performance.now();
    while ((await readLink(second)) !== link) {
      if (performance.now() - saved > patienceMs) throw new Error('The save is not shown.');
      await setTimeout(1);
    }
    delays.push(performance.now() - saved);
  }
  return delays.toSorted((a, b) => a - b);
}

async function readLink({ url }: ServerProcess): Promise<unknown> {
  const response = await fetch(`${url}/websites/1/livechat`);
  return ((await response.json()) as { livechat_link: unknown }).livechat_link;
}

function report({ one, two }: { one: Reads[]; two: Reads[] }, delays: readonly number[]): Section {
  const figure = (rows: readonly Reads[], name: keyof Reads) =>
    Math.round(median(rows.map((row) => row[name]))).toLocaleString('en-US');
  const middle = (rows: readonly Reads[]) => median(rows.map((row) => row.perCpuSecond));
  const ratios = two.map(({ perCpuSecond }, at) => perCpuSecond / (one[at]?.perCpuSecond ?? 0));
  const delay = (share: number) =>
    `${(delays[Math.ceil(delays.length * share) - 1] ?? 0).toFixed(1)} ms`;
  return {
    title: 'Several servers of one database',
    text: [
      `Two servers on one PostgreSQL on this machine, \`fsync\` on. Visitors’ reads of a FAQ tree from the cache, by wrk with ${connections} connections to each server that is loaded: medians of ${rounds} alternating rounds of ${roundSeconds} s. Reads per second of the servers’ own processor time leave out the load, which shares the machine’s processors with them; by those, two servers serve **${(middle(two) / middle(one)).toFixed(2)}** of what one does (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; the goal is 0.95).`,
      table(
        ['servers', 'reads per second of processor time', 'reads per second, together'],
        [
          ['one', figure(one, 'perCpuSecond'), figure(one, 'perSecond')],
          ['two', figure(two, 'perCpuSecond'), figure(two, 'perSecond')],
        ],
      ),
      `From the response to a save on one server until the other’s response has it, of ${saves} saves. The other one has the old response in its cache, and is asked again and again. The goal is one second for 99 of 100.`,
      table(['median', '99 of 100', 'longest'], [[delay(0.5), delay(0.99), delay(1)]]),
    ].join('\n\n'),
    charts: [],
  };
}
