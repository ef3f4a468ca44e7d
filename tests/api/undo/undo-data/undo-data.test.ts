import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TestDatabases } from '../../databases/database-copy.ts';
import { createTestDatabases } from '../../databases/test-databases.ts';
import { createTestDatabase } from '../../test-api.ts';
import { insertRows, readLastIds, readRows, type StoredRows } from './stored-rows.ts';
import { readUndoFile, writeUndoFile } from './undo-file.ts';
import { findUndoable, type StoredUndo, undoStored } from './undo-stored.ts';
import { writeEveryKind } from './write-every-kind.ts';

async function createDatabases(stored: StoredRows): Promise<TestDatabases> {
  const databases = await createTestDatabases((db) => insertRows(db, stored));
  onTestFinished(databases.remove);
  return databases;
}

type Undo = Pick<StoredUndo, 'entries' | 'query'>;

/** Undoes in a database of its own. */
async function undoIn(databases: TestDatabases, undo: Undo): Promise<StoredUndo> {
  const { db, release } = await databases.copy();
  try {
    return await undoStored(db, undo);
  } finally {
    await release();
  }
}

/** The same rows, with undo data as it is stored of large writes. */
function withCompressed({ rows, lastIds }: StoredRows): StoredRows {
  const compressed = (rows.auditSnapshots ?? []).map((row) => ({
    ...row,
    rows: gzipSync(`${row.rows}`).toString('base64'),
  }));
  return { rows: { ...rows, auditSnapshots: compressed }, lastIds };
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.jsonl'));

describe.each(files)('undo data in %s', (name) => {
  const { stored, undos } = readUndoFile(name);

  it('does what it did when it was stored', async () => {
    const databases = await createDatabases(stored);
    for (const undo of undos) expectSame(await undoIn(databases, undo), undo);
  });

  it('does the same if it is compressed', async () => {
    const databases = await createDatabases(withCompressed(stored));
    const undo = undos.find(({ entries }) => entries.length === stored.rows.auditSnapshots?.length);
    if (undo === undefined) throw new Error('No undo of all entries.');
    expectSame(await undoIn(databases, undo), undo);
  });
});

/** Later versions may have more columns, and say in other words why they refuse. */
function expectSame(done: StoredUndo, before: StoredUndo): void {
  const name = `${before.entries}${before.query}`;
  expect(done.responses.map(toOutcome), name).toEqual(before.responses.map(toOutcome));
  expect(namesOf(done), name).toEqual(namesOf(before));
  expect(done.changes, name).toMatchObject(before.changes);
}

function toOutcome([status, message]: StoredUndo['responses'][number]) {
  return status === 200 ? [status, message] : [status];
}

function namesOf({ changes }: Pick<StoredUndo, 'changes'>): string[] {
  return Object.entries(changes)
    .flatMap(([table, rows]) => Object.keys(rows).map((key) => `${table} ${key}`))
    .sort();
}

const frozen = process.env.FREEZE_UNDO_DATA;
// Run it with a new name before the format of undo data changes.
if (frozen !== undefined)
  it('writes a file with the undo data of today', async () => {
    const db = await createTestDatabase();
    await writeEveryKind(db);
    const stored = { rows: await readRows(db), lastIds: await readLastIds(db) };
    const databases = await createDatabases(stored);
    const entries = await findUndoable(db);
    const undos: StoredUndo[] = [];
    const refused: StoredUndo = { entries: [], query: '', responses: [], changes: {} };
    for (const entry of entries) {
      const undo = await undoIn(databases, { entries: [entry], query: '' });
      if (Object.keys(undo.changes).length > 0) undos.push(undo);
      else {
        refused.entries.push(entry);
        refused.responses.push(...undo.responses);
      }
      for (const query of ['?skip=true', '?only=true'] as const) {
        const other = await undoIn(databases, { entries: [entry], query });
        if (JSON.stringify({ ...other, query: '' }) !== JSON.stringify(undo)) undos.push(other);
      }
    }
    undos.push(refused, await undoIn(databases, { entries: entries.toReversed(), query: '' }));
    writeUndoFile(`${frozen}.jsonl`, { stored, undos });
  });
