import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { builtApi } from '../faults/built-api.ts';
import type { StartOptions } from '../faults/running-server.ts';

/** Creates a build with one more migration, as a next version may have. Servers of this version can use its tables. */
export function buildNextVersion(): NonNullable<StartOptions['other']> {
  const root = `${builtApi()}-next-${process.pid}`;
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(builtApi(), root, { recursive: true });
  const migrations = join(root, 'api/db/postgres/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(
    join(migrations, '9999_next.sql'),
    `ALTER TABLE "websites" ADD COLUMN "note" text DEFAULT 'next' NOT NULL;`,
  );
  return { node: process.execPath, root };
}
