import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { repositoryRoot } from '../../build/repository-root.ts';
import { startServer } from '../tools/server-process.ts';
import { freePort } from './free-port.ts';
import { addManyRows } from './many-rows.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

/** Numbers of websites. */
const sizes = [1, 500];
const rounds = 5;
const patienceMs = 60_000;

interface Start {
  milliseconds: number;
  megabytes: number;
}

/** Measures how long `npm start` takes when everything is built, and the memory of the server afterwards. */
export async function benchStart(): Promise<Section> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measure(size));
  return {
    title: 'Start',
    text: [
      `\`npm start\` when built, from the command until \`/healthz\` responds, and the memory (resident set) of the server then and after a visitor has read the starter tree: medians of ${rounds} starts. 1 is website 1 with the starter tree alone; ${sizes[1]} websites come with some 100,000 FAQs and 100,000 audit entries.`,
      table(
        ['websites', 'until it responds', 'fastest to slowest', 'memory', 'memory after a read'],
        rows,
      ),
    ].join('\n\n'),
    charts: [],
  };
}

async function measure(websites: number): Promise<string[]> {
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  if (websites > 1) addManyRows(seeded.dataDir, websites);
  const starts: Start[] = [];
  const afterRead: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    const { child, url } = await start(seeded.dataDir);
    const milliseconds = performance.now() - before;
    starts.push({ milliseconds, megabytes: serverMegabytes(child) });
    await (await fetch(`${url}/faqs/1`)).arrayBuffer();
    afterRead.push(serverMegabytes(child));
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await once(child, 'exit');
  }
  rmSync(seeded.dataDir, { recursive: true });
  const times = starts.map(({ milliseconds }) => milliseconds);
  return [
    websites.toLocaleString('en-US'),
    `${(median(times) / 1000).toFixed(2)} s`,
    `${(Math.min(...times) / 1000).toFixed(2)} to ${(Math.max(...times) / 1000).toFixed(2)} s`,
    `${median(starts.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
    `${median(afterRead).toFixed(0)} MB`,
  ];
}

async function start(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    // npm and its child processes get their own group, so that all of them can be ended.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('`npm start` did not respond in time.');
}

/** Returns the resident set of the server that npm started, in MB (2^20 bytes), as Linux counts it. */
function serverMegabytes({ pid: group }: ChildProcess): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = readProcess(pid, 'cmdline');
    const groupOf = Number(readProcess(pid, 'stat').split(') ')[1]?.split(' ')[2]);
    if (groupOf !== group || !command.includes('dist/api/server.js')) continue;
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1];
    // A shell between npm and the server has the same command line, but is much smaller.
    if (kilobytes !== undefined && Number(kilobytes) > 20_000) return Number(kilobytes) / 1024;
  }
  throw new Error('The server is not among what npm started.');
}

function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // The process has ended meanwhile.
  }
}
