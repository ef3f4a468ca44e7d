// @module-tag slow
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreEntry } from '../../../api/audit/restore-entry.ts';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { type Change, createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import type { WriteFaqsResponse } from '../../../api/contract/requests.ts';
import type { Database } from '../../../api/db/database.ts';
import { faqs } from '../../../api/db/schema.ts';
import { deleteFaqs } from '../../../api/faqs/writes/delete-faqs.ts';
import { createFaq } from '../../../api/faqs/writes/faq-writes.ts';
import { moveFaqs } from '../../../api/faqs/writes/move-faqs.ts';
import { ApiError } from '../../../api/http/errors.ts';
import { restorers } from '../../../api/restorers.ts';
import { repetitions } from '../../repetitions.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTestDatabase } from '../test-api.ts';

interface Write {
  kind: 'move' | 'delete';
  /** Whether each FAQ is chosen; the list repeats. */
  chosen: boolean[];
  /** `null` for the top tier. */
  parent: number | null;
  before: number;
}

const pick = fc.nat(1000);
/** The parent of each FAQ: its index among the earlier FAQs. The index after the last one means no parent. */
const parents = fc.array(pick, { minLength: 6, maxLength: 20, size: 'max' });
const write: fc.Arbitrary<Write> = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'delete'),
  chosen: fc.array(fc.constantFrom(true, false, false), {
    minLength: 1,
    maxLength: 20,
    size: 'max',
  }),
  parent: fc.option(pick, { freq: 1 }),
  before: pick,
});

async function readTree(db: Database) {
  const { id, parentId, question } = faqs;
  return await db.read
    .select({ id, parentId, question })
    .from(faqs)
    .where(eq(faqs.websiteId, 1))
    .orderBy(asc(faqs.path));
}

/** @returns undefined when the write was refused. */
async function apply(db: Database, { kind, chosen, ...to }: Write) {
  const rows = await db.read.select().from(faqs).orderBy(asc(faqs.path));
  const targets = rows
    .filter((_, at) => chosen[at % chosen.length])
    .map(({ id, version }) => ({ id, version }));
  const parentId = (to.parent !== null && rows[to.parent % rows.length]?.id) || null;
  const children = rows.filter((row) => row.parentId === parentId);
  const beforeId = children[to.before % (children.length + 1)]?.id ?? null;
  const work = (change: Change): Promise<WriteFaqsResponse> =>
    kind === 'delete'
      ? deleteFaqs(change, 1, targets)
      : moveFaqs(change, 1, targets, { parentId, beforeId });
  try {
    const written = await createAuditedDatabase(db).write(systemActor, work);
    return { ...written, targets, parentId, beforeId };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function undo(db: Database, entryId: number): Promise<void> {
  await createAuditedDatabase(db).write(systemActor, (change) =>
    restoreEntry(change, entryId, restorers, false),
  );
}

/** Returns the parent's children before `beforeId`. */
function childrenBefore(
  rows: Awaited<ReturnType<typeof readTree>>,
  parentId: number | null,
  beforeId: number | null,
): number[] {
  const children = rows.filter((row) => row.parentId === parentId).map(({ id }) => id);
  const end = children.indexOf(beforeId ?? 0);
  return end === -1 ? children : children.slice(0, end);
}

describe('writes of many FAQs', () => {
  it('keep the tree consistent and the moved FAQs in order, and can be undone', async () => {
    const made = { move: 0, delete: 0 };
    await fc.assert(
      fc.asyncProperty(
        parents,
        fc.array(write, { minLength: 3, maxLength: 6, size: 'max' }),
        async (tree, writes) => {
          const db = await createTestDatabase();
          await createAuditedDatabase(db).write(systemActor, async (change) => {
            const ids: number[] = [];
            for (const [at, parent] of tree.entries()) {
              const parentId = ids[parent % (ids.length + 1)] ?? null;
              const fields = { question: `${at}`, answer: null, websiteId: 1, parentId };
              ids.push((await createFaq(change, fields, undefined)).id);
            }
          });
          const entries: number[] = [];
          const first = await readTree(db);
          for (const write of writes) {
            const before = await readTree(db);
            const exact = await db.read.select().from(faqs).orderBy(asc(faqs.path));
            const written = await apply(db, write);
            await expectIntactTree(db, 1);
            if (written === undefined || written.undo_id === null) {
              expect(await readTree(db)).toEqual(before);
              continue;
            }
            expect(written.skipped).toEqual([]);
            const after = await readTree(db);
            if (write.kind === 'move') {
              made.move += 1;
              const chosen = new Set(written.targets.map(({ id }) => id));
              const parentOf = new Map(before.map(({ id, parentId }) => [id, parentId]));
              const isBelowChosen = (id: number): boolean => {
                const parent = parentOf.get(id) ?? null;
                return parent !== null && (chosen.has(parent) || isBelowChosen(parent));
              };
              const roots = before
                .map(({ id }) => id)
                .filter((id) => chosen.has(id) && !isBelowChosen(id));
              const { parentId, beforeId } = written;
              expect(childrenBefore(after, parentId, beforeId).slice(-roots.length)).toEqual(roots);
            } else made.delete += 1;
            await undo(db, written.undo_id);
            await expectIntactTree(db, 1);
            expect(await readTree(db)).toEqual(before);
            if (write.kind === 'delete') {
              expect(await db.read.select().from(faqs).orderBy(asc(faqs.path))).toEqual(exact);
            }
            const again = await apply(db, write);
            expect(await readTree(db)).toEqual(after);
            entries.push(again?.undo_id ?? 0);
          }
          for (const entry of entries.toReversed()) await undo(db, entry);
          expect(await readTree(db)).toEqual(first);
          await expectIntactTree(db, 1);
          await db.close();
        },
      ),
      { numRuns: repetitions({ sample: 12, full: 80 }) },
    );
    // Most writes must succeed, or the test checks too little.
    expect(made.move).toBeGreaterThan(3);
    expect(made.delete).toBeGreaterThan(0);
  });
});
