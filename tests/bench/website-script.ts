import { setTimeout } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../tools/server-process.ts';
import { loadServer, type Throughput } from './load-server.ts';
import type { Section } from './section.ts';
import { type Call, signIn } from './sign-in.ts';
import { median, table } from './table.ts';

const connections = 50;
/** Short, so that both measurements of a round happen under the same conditions. */
const roundSeconds = 1;
const rounds = 81;
const saves = 30;
/** Ten seconds after its first response, the server compresses the script again and better. */
const restMs = 12_000;
const pauseMs = 200;

const headers = { 'accept-encoding': 'br' };
const plain = '/faq-chatbot.js';
const ofWebsite = '/faq-chatbot.js?website=1';

/** Measures the cost of settings inside the script: requests, and the first visitor after a save. */
export async function benchWebsiteScript(): Promise<Section> {
  const server = await startServer({});
  try {
    const call = await signIn(server.url);
    const delays = await measureSaves(server, call);
    await setTimeout(restMs);
    return report(await compare(server), delays, await sizes(server));
  } finally {
    await server.stop();
  }
}

async function save(call: Call, title: string): Promise<void> {
  const address = '/api/websites/1/settings';
  const { appearance } = (await call('GET', address)) as { appearance: object };
  const looks = { title, subtitle: 'Setiap hari', accent: '#117a55', launcher_label: 'Tanya CS' };
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '22:00' }));
  const hours = { zone: 'WIB', spans: days, closed: [{ from: '2027-03-09', to: '2027-03-12' }] };
  const channels = [
    { type: 'whatsapp', value: '081234567890', hours },
    { type: 'telegram', value: '@toko_kami' },
    { type: 'livechat', value: '' },
  ];
  const settings = { appearance: { ...appearance, ...looks }, contact: { channels } };
  await call('PUT', address, JSON.stringify(settings));
}

/** Measures the milliseconds of the first read after each save, which builds the script. */
async function measureSaves({ url }: ServerProcess, call: Call): Promise<number[]> {
  const delays: number[] = [];
  for (let n = 0; n < saves; n += 1) {
    await save(call, `Toko ${n}`);
    const start = performance.now();
    const response = await fetch(url + ofWebsite, { headers });
    await response.arrayBuffer();
    delays.push(performance.now() - start);
    await setTimeout(pauseMs);
  }
  return delays.toSorted((a, b) => a - b);
}

async function compare(
  server: ServerProcess,
): Promise<{ plain: Throughput[]; ofWebsite: Throughput[] }> {
  const results = { plain: [] as Throughput[], ofWebsite: [] as Throughput[] };
  for (const path of [plain, ofWebsite]) await load(server, path);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates.
    const order = (['plain', 'ofWebsite'] as const).toSorted(() => (round % 2 === 0 ? 1 : -1));
    for (const name of order) {
      results[name].push(await load(server, name === 'plain' ? plain : ofWebsite));
    }
  }
  return results;
}

async function load({ url, pid }: ServerProcess, path: string): Promise<Throughput> {
  return await loadServer({ url: url + path, pid, headers, connections, seconds: roundSeconds });
}

async function sizes({ url }: ServerProcess): Promise<{ plain: string; ofWebsite: string }> {
  const bytes = async (path: string) => {
    const response = await fetch(url + path, { method: 'HEAD', headers });
    return Number(response.headers.get('content-length')).toLocaleString('en-US');
  };
  return { plain: await bytes(plain), ofWebsite: await bytes(ofWebsite) };
}

function report(
  results: { plain: readonly Throughput[]; ofWebsite: readonly Throughput[] },
  delays: readonly number[],
  bytes: { plain: string; ofWebsite: string },
): Section {
  const ratios = results.ofWebsite.map(
    ({ perCpuSecond }, round) => perCpuSecond / (results.plain[round]?.perCpuSecond ?? 0),
  );
  const figure = (rows: readonly Throughput[], name: keyof Throughput) =>
    Math.round(median(rows.map((row) => row[name]))).toLocaleString('en-US');
  const row = (name: string, kind: keyof typeof results) => [
    name,
    bytes[kind],
    figure(results[kind], 'perCpuSecond'),
    figure(results[kind], 'perSecond'),
  ];
  return {
    title: 'The script with a website’s settings',
    text: [
      `Reads by wrk, ${connections} connections, one thread, brotli: medians of ${rounds} alternating rounds of ${roundSeconds} s. Reads per second of the server’s own processor time leave out the load, which shares the machine’s processors with it; by those, the script of a website serves **${median(ratios).toFixed(2)}** of what the plain script does (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; the goal is 0.95).`,
      table(
        ['script', 'bytes', 'reads per second of processor time', 'reads per second'],
        [row('plain', 'plain'), row('of a website', 'ofWebsite')],
      ),
      `The first visitor after a save waits for the script to be built: of ${saves} saves, a median of ${median(delays).toFixed(1)} ms, ${(delays.at(-1) ?? 0).toFixed(1)} ms at the longest.`,
    ].join('\n\n'),
    charts: [],
  };
}
