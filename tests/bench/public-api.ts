import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { type ServerProcess, startServer } from '../tools/server-process.ts';
import { barChart } from './bar-chart.ts';
import { type Floor, type RawResponse, startNginx, startNodeFloor } from './floors.ts';
import { loadServer, type Throughput } from './load-server.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';
import { checkSeconds, prepareTicketChecks } from './ticket-checks.ts';

/** The share of bare node:http of a body that is read ready-made. */
const goal = 0.4;
const connections = 50;
/** Short, so that all measurements of a round happen under the same conditions. */
const roundSeconds = 1;
const rounds = 16;

interface Subject {
  name: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** A wrk script that makes requests other than a plain GET. */
  script?: string;
  seconds?: number;
  /** Whether nginx could send the response as a file. */
  isFile: boolean;
}

interface Result {
  name: string;
  bytes: number;
  ours: Throughput[];
  node: Throughput[];
  nginx: Throughput[] | undefined;
}

/** Compares visitors' calls with bare node:http that sends the same bytes, and with nginx that sends them as a file. */
export async function benchPublicApi(): Promise<Section> {
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  const script = await prepareTicketChecks(seeded.dataDir);
  const server = await startServer({
    template: seeded.dataDir,
    env: { CLIENT_IP_SOURCE: 'forwarded', TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    const results: Result[] = [];
    for (const subject of await subjects(server.url, script)) {
      results.push(await compare(server, subject));
    }
    return report(results);
  } finally {
    await server.stop();
    rmSync(seeded.dataDir, { recursive: true });
  }
}

async function subjects(origin: string, script: string): Promise<Subject[]> {
  const faqs = (await (await fetch(`${origin}/faqs/1`)).json()) as { image: string | null }[];
  const image = faqs.find((faq) => faq.image !== null)?.image;
  const br = { 'accept-encoding': 'br' };
  const { headers } = await readRaw(`${origin}/faqs/1`, br);
  return [
    { name: 'FAQ tree, brotli', path: '/faqs/1', headers: br, isFile: true },
    { name: 'FAQ tree, not compressed', path: '/faqs/1', isFile: true },
    {
      name: 'FAQ tree, 304',
      path: '/faqs/1',
      headers: { ...br, 'if-none-match': headers.etag ?? '' },
      isFile: false,
    },
    { name: 'script, brotli', path: '/faq-chatbot.js', headers: br, isFile: true },
    { name: 'image', path: `/faqs/image/${image}`, isFile: true },
    {
      name: 'ledger check',
      path: '/api/deposits/history',
      script,
      seconds: checkSeconds,
      isFile: false,
    },
  ];
}

async function compare(server: ServerProcess, subject: Subject): Promise<Result> {
  const url = server.url + subject.path;
  const ours = { url, pid: server.pid };
  const { name, headers, script, isFile, seconds = roundSeconds } = subject;
  const response = await (script === undefined ? readRaw(url, headers) : readCheck(url));
  const node = await startNodeFloor(response);
  const nginx = isFile ? await startNginx(response) : undefined;
  const load = (target: Pick<Floor, 'url' | 'pid'>) =>
    loadServer({ url: target.url, pid: target.pid, headers, script, connections, seconds });
  const result: Result = {
    name,
    bytes: response.body.length,
    ours: [],
    node: [],
    nginx: nginx && [],
  };
  try {
    for (const target of [ours, node]) await load(target);
    for (let round = 0; round < rounds; round += 1) {
      const measures = [
        async () => result.node.push(await load(node)),
        async () => result.ours.push(await load(ours)),
      ];
      // The order alternates, because the machine's speed changes within a round.
      if (round % 2 === 1) measures.reverse();
      for (const measure of measures) await measure();
      if (nginx !== undefined) result.nginx?.push(await load(nginx));
    }
  } finally {
    await node.stop();
    await nginx?.stop();
  }
  return result;
}

/** Returns the sent bytes, still compressed: `fetch` would decompress them. */
function readRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const own = Object.entries(response.headers).filter(
            ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
          );
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

function readCheck(url: string): Promise<RawResponse> {
  const body = JSON.stringify({ username: 'pemain1', ticket: 'D5000001' });
  return readRaw(url, { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' }, body);
}

function report(results: readonly Result[]): Section {
  const middle = (values: Throughput[]) => median(values.map(({ perCpuSecond }) => perCpuSecond));
  const figure = (values: Throughput[] | undefined) =>
    values === undefined ? '' : Math.round(middle(values)).toLocaleString('en-US');
  const ratios = ({ ours, node }: Result) =>
    ours.map(({ perCpuSecond }, round) => perCpuSecond / (node[round]?.perCpuSecond ?? 0));
  const shown = results.map((result) => ({
    ...result,
    share: middle(result.ours) / middle(result.node),
    ratios: ratios(result),
  }));
  const spread = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
  return {
    title: 'Public API',
    text: [
      `Requests per second of each server’s own processor time, because the load and other programs use the processors too, by wrk, ${connections} connections, one thread: medians of ${rounds} alternating rounds of ${roundSeconds} s (of the check ${checkSeconds} s). The floor is bare node:http that sends the same bytes and headers without looking at the request; nginx, one worker, sends them as a file. The goal is ${goal.toFixed(2)} of the floor for every body that is read ready-made. A 304 has no body, so it is nothing but the fixed cost of a request, and has no goal (record 011); the ledger check reads a body, counts attempts, asks the database and logs.`,
      table(
        ['call', 'bytes', 'nginx', 'bare node:http', 'ours', 'of bare node:http', 'goal', 'spread'],
        shown.map((result) => [
          result.name,
          result.bytes.toLocaleString('en-US'),
          figure(result.nginx),
          figure(result.node),
          figure(result.ours),
          result.share.toFixed(2),
          result.nginx === undefined ? '' : goal.toFixed(2),
          spread(result.ratios)
            .map((ratio) => ratio.toFixed(2))
            .join(' to '),
        ]),
      ),
    ].join('\n\n'),
    charts: [
      barChart({
        file: 'public-api.svg',
        title: 'Visitors’ calls, as a share of bare node:http',
        subtitle:
          'Requests per second of processor time in the same round; 1 is a server that does nothing else. More is better.',
        alt: `Bars of shares of bare node:http: ${shown.map(({ name, share }) => `${name} ${share.toFixed(2)}`).join(', ')}.`,
        bars: shown.map(({ name, share, ratios: all }) => ({
          name,
          value: share,
          spread: spread(all),
          isOurs: true,
        })),
        format: (value) => value.toFixed(2),
      }),
    ],
  };
}
