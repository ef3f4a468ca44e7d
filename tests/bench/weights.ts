import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { repositoryRoot } from '../../build/repository-root.ts';
import { barChart } from './bar-chart.ts';
import { installedFile } from './installed.ts';
import { filesOf, peers } from './peers.ts';
import { scriptParts } from './script-parts.ts';
import type { Section } from './section.ts';
import { table } from './table.ts';

interface Weight {
  name: string;
  raw: number;
  gzip: number;
  brotli: number;
}

/** Compares what a browser downloads: our script and its parts, and the peers' builds. */
export async function benchWeights(): Promise<Section> {
  const ours = weigh('Tanya Kami', [join(repositoryRoot, 'dist/widget/faq-chatbot.js')]);
  const scripts = [
    ours,
    ...peers.map((peer) => weigh(peer.name, filesOf(peer).map(installedFile))),
  ].sort((a, b) => a.gzip - b.gzip);
  const { parts, gzip } = await scriptParts();
  parts.sort((a, b) => b.gzip - a.gzip);
  const shared = gzip - parts.reduce((sum, part) => sum + part.gzip, 0);
  return {
    title: 'Weight of the script, in bytes',
    text: [
      'What a page loads before a visitor can see a chat, as each package is published for browsers without a bundler: its script, the modules that it imports at once and its style sheet.',
      table(
        ['script', 'raw', 'gzip', 'brotli', 'gzip, of ours'],
        scripts.map((weight) => [...cellsOf(weight), `${(weight.gzip / ours.gzip).toFixed(1)} ×`]),
      ),
      '### What each kilobyte of ours buys',
      `Each byte of the script belongs to the source file that the source map names; a part’s gzip figure is what the compressed script would lose without the bytes of that part.`,
      table(
        ['part', 'what it buys', 'raw', 'gzip'],
        [
          ...parts.map(({ name, buys, raw, gzip }) => [name, buys, grouped(raw), grouped(gzip)]),
          ['In common', 'what several of them say, which is sent once', '', grouped(shared)],
        ],
      ),
    ].join('\n\n'),
    charts: [
      barChart({
        file: 'script-weight.svg',
        title: 'Script weight, compressed with gzip',
        subtitle: 'Kilobytes a visitor’s phone downloads before a chat can show. Less is better.',
        alt: `Bars of script weights in KB of gzip: ${scripts.map(({ name, gzip }) => `${name} ${kilobytes(gzip)}`).join(', ')}.`,
        bars: scripts.map(({ name, gzip }) => ({
          name,
          value: gzip / 1024,
          isOurs: name === ours.name,
        })),
        format: (value) => `${value.toFixed(0)} KB`,
      }),
      barChart({
        file: 'script-parts.svg',
        title: 'What each kilobyte of ours buys',
        subtitle: 'Kilobytes that the compressed script would lose without the part.',
        alt: `Bars of the parts of our script in KB of gzip: ${parts.map(({ name, gzip }) => `${name} ${kilobytes(gzip)}`).join(', ')}.`,
        bars: parts.map(({ name, gzip }) => ({ name, value: gzip / 1024, isOurs: true })),
        format: (value) => `${value.toFixed(1)} KB`,
      }),
    ],
  };
}

/** Compresses each file separately, as servers send them. */
function weigh(name: string, files: readonly string[]): Weight {
  const bodies = files.map((file) => readFileSync(file));
  const sum = (size: (body: Buffer) => number) =>
    bodies.reduce((total, body) => total + size(body), 0);
  return {
    name,
    raw: sum((body) => body.length),
    gzip: sum((body) => gzipSync(body, { level: 9 }).length),
    brotli: sum((body) => brotliCompressSync(body).length),
  };
}

function cellsOf({ name, raw, gzip, brotli }: Weight): string[] {
  return [name, ...[raw, gzip, brotli].map(grouped)];
}

const grouped = (bytes: number) => bytes.toLocaleString('en-US');
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
