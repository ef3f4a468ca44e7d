import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { faqsPerWebsiteMax } from '../../api/config/server-limits.ts';
import { repositoryRoot } from '../../build/repository-root.ts';
import { run } from '../../build/run.ts';
import { startPostgresCluster } from '../tools/postgres-cluster.ts';
import { startServer } from '../tools/server-process.ts';
import { barChart } from './bar-chart.ts';
import { addManyRows, auditEntries, manyUsers } from './many-rows.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

const websites = 100;
const rounds = 9;
const timesPerRound = 20;

/** PostgreSQL may take this many times as long as SQLite. The look-up has no goal: it is part of every call. */
function goalOf(name: string): number | undefined {
  if (name.includes('look-up')) return undefined;
  return name.includes('page') ? 3 : 5;
}

type Costs = Readonly<Record<string, readonly number[]>>;

interface Engine {
  ready: Promise<unknown>;
  /** Makes every call this many times; returns the milliseconds of each. */
  measure(times: number): Promise<Costs>;
  stop(): Promise<void>;
}

interface Round {
  sqlite: Costs;
  postgres: Costs;
}

/** Measures the same calls on the same rows in SQLite and in PostgreSQL. */
export async function benchEngines(): Promise<Section> {
  const cluster = await startPostgresCluster({ parent: tmpdir(), fsync: true });
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  const { dataDir } = seeded;
  try {
    addManyRows(dataDir, websites);
    await run('node', ['dist/api/cli/main.js', 'move-to-postgres', cluster.url], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const version = await settle(cluster.url);
    return report(await measureRounds(dataDir, cluster.url), version);
  } finally {
    await cluster.remove();
    rmSync(dataDir, { recursive: true });
  }
}

async function measureRounds(dataDir: string, url: string): Promise<Round[]> {
  const sqlite = startEngine({ DATABASE_URL: '', DATA_DIR: dataDir });
  const postgres = startEngine({ DATABASE_URL: url });
  try {
    await Promise.all([sqlite.ready, postgres.ready]);
    const measured: Round[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      measured.push({
        sqlite: await sqlite.measure(timesPerRound),
        postgres: await postgres.measure(timesPerRound),
      });
    }
    // The first round is left out, because its code is not compiled yet.
    return measured.slice(1);
  } finally {
    await Promise.all([sqlite.stop(), postgres.stop()]);
  }
}

/** Starts a process for each engine, because the modules choose the tables when they are loaded. */
function startEngine(env: Readonly<Record<string, string>>): Engine {
  const child = fork(join(repositoryRoot, 'tests/bench/engine-calls.ts'), {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
  });
  return {
    ready: nextMessage(child),
    async measure(times) {
      child.send(times);
      return (await nextMessage(child)) as Costs;
    },
    async stop() {
      if (!child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The process of an engine ended.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

/** Runs PostgreSQL's automatic maintenance now, so that it does not run while measuring; returns the version. */
async function settle(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  const { rows } = await client.query("select split_part(version(), ' ', 2) as version");
  await client.end();
  return rows[0].version;
}

function report(measured: readonly Round[], version: string): Section {
  const of = (engine: keyof Round, name: string) =>
    measured.map((round) => median(round[engine][name] ?? []));
  const shown = Object.keys(measured[0]?.sqlite ?? {}).map((name) => {
    const [sqlite, postgres] = [of('sqlite', name), of('postgres', name)];
    const ratios = postgres.map((value, round) => value / (sqlite[round] ?? 0));
    const spread: [number, number] = [Math.min(...ratios), Math.max(...ratios)];
    return {
      name,
      goal: goalOf(name),
      sqlite: median(sqlite),
      postgres: median(postgres),
      ratio: median(postgres) / median(sqlite),
      spread,
    };
  });
  const charted = shown.filter(({ goal }) => goal !== undefined);
  const count = (value: number) => value.toLocaleString('en-US');
  return {
    title: 'SQLite and PostgreSQL',
    text: [
      `All of a call’s work in the server, without the network: session, whitelist, the queries, the response, and of a save also its audit entry and the commit, which waits for the disk in both (PostgreSQL ${version} on this machine, \`fsync\` on; SQLite as shipped). Both have the same rows: ${websites} websites, ${count(faqsPerWebsiteMax)} FAQs of the one that is listed and edited, ${count(manyUsers)} users and ${count(auditEntries)} audit entries; pages of 100. Medians of ${rounds} alternating rounds of ${timesPerRound} calls. The goal is at most 3 × SQLite’s time for lists and 5 × for saves.`,
      table(
        ['call', 'PostgreSQL, of SQLite', 'spread', 'goal', 'SQLite, ms', 'PostgreSQL, ms'],
        shown.map(({ name, goal, sqlite, postgres, ratio, spread }) => [
          name,
          `${ratio.toFixed(1)} ×`,
          `${spread.map((it) => it.toFixed(1)).join(' to ')} ×`,
          goal === undefined ? '' : `${goal} ×`,
          sqlite.toPrecision(3),
          postgres.toPrecision(3),
        ]),
      ),
    ].join('\n\n'),
    charts: [
      barChart({
        file: 'engines.svg',
        title: 'PostgreSQL’s time, of SQLite’s',
        subtitle: 'The same work on the same rows; 1 is SQLite. Less is better.',
        alt: `Bars of PostgreSQL's time as a multiple of SQLite's: ${charted.map(({ name, ratio }) => `${name} ${ratio.toFixed(1)}`).join(', ')}.`,
        bars: charted.map(({ name, ratio, spread }) => ({
          name,
          value: ratio,
          spread,
          isOurs: true,
        })),
        format: (value) => `${value.toFixed(1)} ×`,
      }),
    ],
  };
}
