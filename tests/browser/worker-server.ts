import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Cookie, request } from '@playwright/test';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { credentials, type ServerProcess, startServer } from '../tools/server-process.ts';
import { valid } from '../tools/valid.ts';

export interface ServerSetup {
  env: Readonly<Record<string, string>>;
  /** Address of the live chat of website 1; undefined means the address of the demo. */
  liveChatLink: string | undefined;
}

export interface TestServer extends ServerProcess {
  username: string;
  password: string;
  /** Cookies of a session of the first admin. */
  session: readonly Cookie[];
}

/** Provides its server to one test at a time. */
export interface WorkerServer {
  /** Returns a server with this setup and no other changes. */
  take(setup: ServerSetup): Promise<TestServer>;
  stop(): Promise<void>;
}

const requestCounter = 'tanya_kami_http_requests_total';

interface Running {
  setup: string;
  server: TestServer;
  /** Resolves to true if there were only reads since the setup. */
  isUnchanged(): Promise<boolean>;
  stop(): Promise<void>;
}

/** A data folder after the first start, and the cookies of a session in it. */
interface Template {
  dataDir: string;
  session: readonly Cookie[];
  signedInAt: number;
}

/** The server asks for a new proof 15 minutes after a sign-in, and refuses some writes until then. */
const templateMaxAgeMs = 8 * 60_000;

/** Seeds and signs in once, so that later servers with the same seed copy the folder. */
async function createTemplate(seed: Record<string, string>): Promise<Template> {
  const { url, dataDir, stop } = await startServer({ env: seed });
  const session = await signIn(url);
  const signedInAt = Date.now();
  await stop({ keepData: true });
  return { dataDir, session, signedInAt };
}

/**
 * Creates the only server of a worker. Starting a server takes longer than most tests, so a test uses the server of the
 * previous test, unless that test changed anything or the setup differs.
 */
export function createWorkerServer(): WorkerServer {
  const templates = new Map<string | undefined, Template>();
  let running: Running | undefined;

  const stopServer = async () => {
    await running?.stop();
    running = undefined;
  };
  const stop = async () => {
    await stopServer();
    for (const { dataDir } of templates.values()) rmSync(dataDir, { recursive: true });
    templates.clear();
  };

  return {
    async take(setup) {
      const { SEED } = setup.env;
      const isOld = ({ signedInAt }: Template) => Date.now() - signedInAt > templateMaxAgeMs;
      if ([...templates.values()].some(isOld)) await stop();
      const isUsable = running?.setup === JSON.stringify(setup) && (await running.isUnchanged());
      if (!isUsable) await stopServer();
      const template = templates.get(SEED) ?? (await createTemplate(SEED ? { SEED } : {}));
      templates.set(SEED, template);
      running ??= await start(setup, template);
      return running.server;
    },
    stop,
  };
}

async function start(setup: ServerSetup, template: Template): Promise<Running> {
  const started = await startServer({ env: setup.env, template: template.dataDir });
  const { url, dataDir } = started;
  const { session } = template;
  if (setup.liveChatLink !== undefined) await setLiveChatLink(url, session, setup.liveChatLink);

  const database = new Sqlite(join(dataDir, 'tanya-kami.db'), { readonly: true });
  // Some limits are counted in memory, so a refused sign-in or a ticket check changes the server but not its database.
  const readState = async () => ({
    database: digestRows(database),
    writes: await countWrites(url),
  });
  const before = JSON.stringify(await readState());
  return {
    setup: JSON.stringify(setup),
    server: { ...started, ...credentials, session },
    // Reading fails if a test has locked this machine out or ended the server.
    isUnchanged: () =>
      readState().then(
        (state) => JSON.stringify(state) === before,
        () => false,
      ),
    async stop() {
      database.close();
      // The data is not needed any more, so the server is killed.
      await started.stop({ signal: 'SIGKILL' });
    },
  };
}

/** Hashes all rows except the seen origins and their last id, which any page with a bot changes. */
function digestRows(database: InstanceType<typeof Sqlite>): string {
  const hash = createHash('sha1');
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name <> 'seen_origins'")
    .pluck()
    .all();
  for (const table of tables) {
    const where = table === 'sqlite_sequence' ? "where name <> 'seen_origins'" : '';
    const rows = database.prepare(`select * from "${table}" ${where}`).raw().iterate();
    for (const row of rows as Iterable<unknown[]>) {
      for (const value of row) hash.update(value instanceof Buffer ? value : `${value}\n`);
    }
  }
  return hash.digest('hex');
}

async function signIn(url: string): Promise<readonly Cookie[]> {
  // Do not send the headers of the test: its address may not be whitelisted.
  const caller = await request.newContext({ extraHTTPHeaders: {} });
  const response = await caller.post(`${url}/login`, {
    data: credentials,
    headers: { Origin: url },
  });
  if (!response.ok()) throw new Error(`The sign-in failed with ${response.status()}.`);
  const { cookies } = await caller.storageState();
  await caller.dispose();
  return cookies;
}

async function setLiveChatLink(
  url: string,
  session: readonly Cookie[],
  link: string,
): Promise<void> {
  const response = await fetch(`${url}/api/websites/1`, {
    method: 'PUT',
    headers: {
      Origin: url,
      Cookie: session.map(({ name, value }) => `${name}=${value}`).join('; '),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(valid.website({ name: 'Toko', livechat_link: link })),
  });
  if (!response.ok) throw new Error(`Setting the link failed with ${response.status}.`);
}

/** Counts the requests that may have changed data, from the server's metrics by method. */
async function countWrites(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [
    ...text.matchAll(new RegExp(`^${requestCounter}\\{method="(\\w+)".* (\\d+)$`, 'gm')),
  ];
  if (!text.includes(`# TYPE ${requestCounter} `))
    throw new Error(`No ${requestCounter}:\n${text}`);
  return counts
    .filter(([, method = '']) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}
