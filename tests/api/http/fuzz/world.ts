import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppDeps, createApp } from '../../../../api/app.ts';
import type { Database } from '../../../../api/db/database.ts';
import { machineTokens, whitelists } from '../../../../api/db/schema.ts';
import { seedDatabase } from '../../../../api/db/seed/seed.ts';
import { loadPages, type Pages } from '../../../../api/pages/load-pages.ts';
import { createConnection } from '../../connection.ts';
import type { DatabaseCopy } from '../../databases/database-copy.ts';
import { createTestDatabases } from '../../databases/test-databases.ts';
import { furnish } from '../../furnished.ts';
import { addAdmin, cookiesOf, createBuiltFolder, host, testDeps } from '../../test-api.ts';
import { callerIp, otherListedIp, type Setting } from './setting.ts';

export interface World extends DatabaseCopy {
  app: ReturnType<typeof createApp>;
  /** The `Cookie` header of the admin's session. */
  cookie: string;
  /** The token of a program. */
  machineToken: string;
  /** Errors that the server logged. */
  loggedErrors: Error[];
}

export interface Worlds {
  make(): Promise<World>;
  remove(): Promise<void>;
}

/** Creates servers of one setting, each on its own copy of a database with rows of every kind. */
export async function createWorlds(setting: Setting): Promise<Worlds> {
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-fuzz-'));
  const pages = loadPages({ root: createBuiltFolder(folder), secure: false });
  let cookie = '';
  let machineToken = '';
  const databases = await createTestDatabases(async (db) => {
    await seedDatabase(db, { mode: 'none', imagesFolder: '' });
    await db.write(async (tx) => void (await tx.update(whitelists).set({ ip: callerIp })));
    await addAdmin(db, 'admin');
    await addAdmin(db, 'siti');
    const app = createApp(depsOf(db, setting, pages, []));
    const { peer, headers } = setting.from(callerIp);
    const call = async (method: string, path: string, body?: object, key?: string) => {
      const sent = new Headers({ ...headers, Host: host, Cookie: cookie });
      if (key !== undefined) sent.set('Idempotency-Key', key);
      const isForm = body instanceof FormData;
      if (body !== undefined && !isForm) sent.set('Content-Type', 'application/json');
      const init: RequestInit = { method, headers: sent };
      if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
      const connection = createConnection(path, peer);
      const response = await app.request(path, init, connection.bindings);
      connection.end();
      if (path === '/login') cookie = cookiesOf(response);
      if (path === '/api/machines/1/tokens') machineToken = (await response.clone().json()).token;
      return response;
    };
    await furnish(db, call, otherListedIp);
    // A use is noted some time after a call, unless another one was noted shortly before.
    const lastUsedAt = '2100-01-01T00:00:00.000Z';
    await db.write(async (tx) => void (await tx.update(machineTokens).set({ lastUsedAt })));
  });

  return {
    async make() {
      const copy = await databases.copy();
      const loggedErrors: Error[] = [];
      const app = createApp(depsOf(copy.db, setting, pages, loggedErrors));
      return { ...copy, app, cookie, machineToken, loggedErrors };
    },
    async remove() {
      await databases.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

function depsOf(db: Database, setting: Setting, pages: Pages, loggedErrors: Error[]): AppDeps {
  const { clientIp, embedOrigins, publicOrigin } = setting;
  const deps = { db, pages, clientIp, embedOrigins, publicOrigin, gatePasskeyHours: 8 };
  return testDeps(deps, loggedErrors);
}
