import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreEntry } from '../../api/audit/restore-entry.ts';
import { systemActor } from '../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../api/audit-log/audited-database.ts';
import type { Database } from '../../api/db/database.ts';
import { auditEntries, auditImages, faqs, images } from '../../api/db/schema.ts';
import { toImageRow } from '../../api/db/to-image-row.ts';
import { createFaq, deleteFaq, updateFaq } from '../../api/faqs/faq-writes.ts';
import { restoreBranch } from '../../api/faqs/restore-branch.ts';
import { ApiError } from '../../api/http/errors.ts';
import { repetitions } from '../repetitions.ts';
import { expectIntactTree } from './expect-intact-tree.ts';
import { createTestDatabase } from './test-api.ts';

type Step =
  | { type: 'create'; parent: number; image: number }
  | { type: 'edit'; row: number; parent: number; image: number }
  | { type: 'delete'; row: number }
  | { type: 'restore'; deletion: number };

/** Picks are taken modulo the number of rows; the number after the last stands for none. */
const pick = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('create'), parent: pick, image: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('edit'), row: pick, parent: pick, image: pick }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('delete'), row: pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('restore'), deletion: pick }) },
) as fc.Arbitrary<Step>;

const pictures = [1, 2].map((side) => toImageRow(Buffer.from(`picture ${side}`), side, side));

/** Applies a step as its route would, including the refusals. */
async function apply(db: Database, step: Step): Promise<void> {
  const ids = (await db.read.select({ id: faqs.id }).from(faqs)).map(({ id }) => id);
  const rowAt = (index: number) => ids[index % (ids.length + 1)] ?? null;
  const fields = (parent: number) => ({
    question: 'Apa?',
    answer: null,
    websiteId: 1,
    parentId: rowAt(parent),
  });
  const imageAt = (index: number) => pictures[index % (pictures.length + 1)];
  const deletions = await db.read
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'delete'));
  try {
    await createAuditedDatabase(db).write(systemActor, async (change): Promise<unknown> => {
      if (step.type === 'create') {
        return await createFaq(change, fields(step.parent), imageAt(step.image));
      }
      if (step.type === 'restore') {
        const id = deletions[step.deletion % (deletions.length + 1)]?.id ?? 0;
        return await restoreEntry(change, id, { faq: restoreBranch });
      }
      const id = rowAt(step.row) ?? 0;
      if (step.type === 'delete') return await deleteFaq(change, { id });
      const image = imageAt(step.image) ?? 'remove';
      return await updateFaq(change, { id }, { ...fields(step.parent), image });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Exactly those images are stored that a FAQ shows or a deletion may restore. */
async function expectNeededImages(db: Database): Promise<void> {
  const stored = (await db.read.select({ name: images.name }).from(images)).map(({ name }) => name);
  const shown = await db.read.select({ image: faqs.image }).from(faqs);
  const saved = await db.read.select({ image: auditImages.image }).from(auditImages);
  const needed = new Set([...shown, ...saved].flatMap(({ image }) => image ?? []));
  expect(stored.sort()).toEqual([...needed].sort());
}

describe('a tree of FAQs', () => {
  it('stays consistent after creations, edits, moves, deletions and restorations in any order', async () => {
    const runs = repetitions({ sample: 8, full: 25 });
    let restored = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
        async (steps) => {
          const db = await createTestDatabase();
          for (const step of steps) await apply(db, step);
          await expectIntactTree(db, 1);
          await expectNeededImages(db);
          const actions = await db.read.select({ action: auditEntries.action }).from(auditEntries);
          restored += actions.filter(({ action }) => action === 'restore').length;
          await db.close();
        },
      ),
      { numRuns: runs },
    );
    // Otherwise the steps would not test restoring.
    expect(restored).toBeGreaterThan(runs / 5);
  }, 120_000);

  it('is the same after its deletions are undone in reverse order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 20, size: 'max' }),
        fc.array(pick, { minLength: 1, maxLength: 6 }),
        async (steps, deletions) => {
          const db = await createTestDatabase();
          for (const step of steps) await apply(db, step);
          const before = await db.read.select().from(faqs).orderBy(faqs.path);
          const entries = await db.read.$count(auditEntries);
          for (const row of deletions) await apply(db, { type: 'delete', row });
          const made = (await db.read.$count(auditEntries)) - entries;
          for (let entry = entries + made; entry > entries; entry -= 1) {
            await createAuditedDatabase(db).write(systemActor, (change) =>
              restoreEntry(change, entry, { faq: restoreBranch }),
            );
          }
          expect(await db.read.select().from(faqs).orderBy(faqs.path)).toEqual(before);
          await db.close();
        },
      ),
      { numRuns: repetitions({ sample: 5, full: 15 }) },
    );
  }, 120_000);
});
