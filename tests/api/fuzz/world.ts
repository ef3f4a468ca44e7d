import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppDeps, createApp } from '../../../api/app.ts';
import { type Database, openDatabase } from '../../../api/db/open.ts';
import { seedDatabase } from '../../../api/db/seed/seed.ts';
import { createMetrics } from '../../../api/operations/metrics.ts';
import { loadPages, type Pages } from '../../../api/pages/load-pages.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import { addAdmin, collectErrors, createBuiltFolder, repositoryRoot, secret } from '../test-api.ts';
import { type ContentReader, createContentReader } from './database-content.ts';
import { plantRows } from './plant-rows.ts';
import type { Setting } from './setting.ts';

export interface World {
  app: ReturnType<typeof createApp>;
  db: Database;
  content: ContentReader;
  /** The `Cookie` header of the admin's session. */
  cookie: string;
  /** Errors that the server logged. */
  loggedErrors: Error[];
  close(): void;
}

export interface Worlds {
  make(): World;
  remove(): void;
}

/** Servers of one setting, each on its own copy of a database with rows of every kind. */
export async function createWorlds(setting: Setting): Promise<Worlds> {
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-fuzz-'));
  const pages = loadPages({ root: createBuiltFolder(folder), secure: false });
  const template = join(folder, 'template.db');
  const db = open(template);
  await seedDatabase(db, { mode: 'none', imagesFolder: '' });
  await addAdmin(db, 'admin');
  await addAdmin(db, 'siti');
  const cookie = await plantRows(createApp(depsOf(db, setting, pages, [])), db, setting);
  db.close();
  let made = 0;

  return {
    make() {
      made += 1;
      const file = join(folder, `${made}.db`);
      copyFileSync(template, file);
      const db = open(file);
      const content = createContentReader(file);
      const loggedErrors: Error[] = [];
      const close = () => {
        content.close();
        db.close();
        rmSync(file);
      };
      const app = createApp(depsOf(db, setting, pages, loggedErrors));
      return { app, db, content, cookie, loggedErrors, close };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function open(file: string): Database {
  return openDatabase({ file, migrationsFolder: join(repositoryRoot, 'api/db/migrations') });
}

function depsOf(db: Database, setting: Setting, pages: Pages, loggedErrors: Error[]): AppDeps {
  const { clientIp, embedOrigins, publicOrigin } = setting;
  return {
    db,
    pages,
    secret,
    clientIp,
    embedOrigins,
    chatService: undefined,
    publicOrigin,
    log: collectErrors(loggedErrors),
    metrics: createMetrics(),
    responseCache: createResponseCache(),
  };
}
