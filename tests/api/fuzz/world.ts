import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppDeps, createApp } from '../../../api/app.ts';
import { createEntryUses } from '../../../api/auth/entry-uses.ts';
import type { Database } from '../../../api/db/database.ts';
import { whitelists } from '../../../api/db/schema.ts';
import { seedDatabase } from '../../../api/db/seed/seed.ts';
import { createSeenOrigins } from '../../../api/embedding/seen-origins.ts';
import { createInsightSums } from '../../../api/insights/insight-sums.ts';
import { createMetrics } from '../../../api/operations/metrics.ts';
import { loadPages, type Pages } from '../../../api/pages/load-pages.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import type { DatabaseCopy } from '../databases/database-copy.ts';
import { createTestDatabases } from '../databases/test-databases.ts';
import { addAdmin, collectErrors, createBuiltFolder, secret } from '../test-api.ts';
import { insertRows } from './insert-rows.ts';
import { callerIp, type Setting } from './setting.ts';

export interface World extends DatabaseCopy {
  app: ReturnType<typeof createApp>;
  /** The `Cookie` header of the admin's session. */
  cookie: string;
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
  const databases = await createTestDatabases(async (db) => {
    await seedDatabase(db, { mode: 'none', imagesFolder: '' });
    await db.write(async (tx) => void (await tx.update(whitelists).set({ ip: callerIp })));
    await addAdmin(db, 'admin');
    await addAdmin(db, 'siti');
    cookie = await insertRows(createApp(depsOf(db, setting, pages, [])), db, setting);
  });

  return {
    async make() {
      const copy = await databases.copy();
      const loggedErrors: Error[] = [];
      const app = createApp(depsOf(copy.db, setting, pages, loggedErrors));
      return { ...copy, app, cookie, loggedErrors };
    },
    async remove() {
      await databases.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

function depsOf(db: Database, setting: Setting, pages: Pages, loggedErrors: Error[]): AppDeps {
  const { clientIp, embedOrigins, publicOrigin } = setting;
  const logError = (error: Error) => loggedErrors.push(error);
  return {
    db,
    pages,
    secret,
    clientIp,
    embedOrigins,
    chatService: undefined,
    publicOrigin,
    gatePasskeyHours: 8,
    log: collectErrors(loggedErrors),
    metrics: createMetrics(),
    responseCache: createResponseCache(),
    insights: createInsightSums(db, secret, logError),
    seenOrigins: createSeenOrigins({
      db,
      build: pages.build,
      findIp: ({ remoteAddress }) => remoteAddress,
      publicOrigin,
      logError,
    }),
    entryUses: createEntryUses(db, logError),
  };
}
