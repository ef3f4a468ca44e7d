import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import { startServer } from '../../scripts/server-process.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

const connections = 50;
const seconds = 4;
const rounds = 3;

interface Subject {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/** Cached reads of visitors against bare node:http answering the same bytes, in alternating rounds. */
export async function benchPublicApi(): Promise<Section> {
  const server = await startServer({});
  try {
    const faqs = (await (await fetch(`${server.url}/faqs/1`)).json()) as { image: string | null }[];
    const image = faqs.find((faq) => faq.image !== null)?.image;
    const subjects: Subject[] = [
      { name: 'FAQ tree, brotli', path: '/faqs/1', headers: { 'accept-encoding': 'br' } },
      { name: 'FAQ tree, not compressed', path: '/faqs/1', headers: {} },
      {
        name: 'widget script, brotli',
        path: '/faq-chatbot.js',
        headers: { 'accept-encoding': 'br' },
      },
      { name: 'image', path: `/faqs/image/${image}`, headers: {} },
    ];
    const rows: string[][] = [];
    for (const subject of subjects) rows.push(await compare(server.url, subject));
    return {
      title: `Public reads, ${connections} connections, median of ${rounds} alternating rounds of ${seconds} s`,
      text: table(
        ['read', 'bytes', 'bare node:http, requests/s', 'ours, requests/s', 'ratio'],
        rows,
      ),
      charts: [],
    };
  } finally {
    await server.stop();
  }
}

async function compare(origin: string, { name, path, headers }: Subject): Promise<string[]> {
  // fetch would decompress; the floor must send the very bytes that we do.
  const { body, answerHeaders } = await readRaw(`${origin}${path}`, headers);
  const floor = await startFloor(body, answerHeaders);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await requestsPerSecond(floor.url, headers));
    ours.push(await requestsPerSecond(`${origin}${path}`, headers));
  }
  floor.stop();
  const [bareMedian, oursMedian] = [median(bare), median(ours)];
  return [
    name,
    String(body.length),
    Math.round(bareMedian).toString(),
    Math.round(oursMedian).toString(),
    (oursMedian / bareMedian).toFixed(2),
  ];
}

async function readRaw(url: string, headers: Record<string, string>) {
  return new Promise<{ body: Buffer; answerHeaders: Record<string, string> }>((resolve, reject) => {
    const call = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          answerHeaders: Object.fromEntries(
            Object.entries(answer.headers)
              .filter(([key]) => !['connection', 'keep-alive', 'date'].includes(key))
              .map(([key, value]) => [key, String(value)]),
          ),
        }),
      );
    });
    call.once('error', reject);
    call.end();
  });
}

function startFloor(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; stop: () => void }> {
  const child = spawn(
    'npx',
    ['tsx', 'tests/bench/floor-server.ts', body.toString('base64'), JSON.stringify(headers)],
    { cwd: join(repositoryRoot), stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({
        url: `http://127.0.0.1:${chunk.toString().trim()}/`,
        // The whole group: npx stands between us and the server.
        stop: () => child.pid && process.kill(-child.pid),
      }),
    );
  });
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  return result.requests.average;
}
