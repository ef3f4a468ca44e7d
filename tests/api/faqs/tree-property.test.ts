// @module-tag slow
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreEntry } from '../../../api/audit/restore-entry.ts';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { type Change, createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import type { UndoStep } from '../../../api/audit-log/undo-steps.ts';
import type { Database } from '../../../api/db/database.ts';
import { dropUnusedImages } from '../../../api/db/drop-unused-images.ts';
import { blankTexts } from '../../../api/db/faq-row.ts';
import {
  auditEntries,
  auditImages,
  auditSnapshots,
  faqs,
  images,
  websites,
} from '../../../api/db/schema.ts';
import { toImageRow } from '../../../api/db/to-image-row.ts';
import { loadTree } from '../../../api/faqs/tree/load-tree.ts';
import { saveTree } from '../../../api/faqs/tree/save-tree.ts';
import { copyFaqs } from '../../../api/faqs/writes/copy-faqs.ts';
import { duplicateFaq } from '../../../api/faqs/writes/duplicate-faq.ts';
import { editFaqs } from '../../../api/faqs/writes/edit-faqs.ts';
import { createFaq, deleteFaq, placeFaq, updateFaq } from '../../../api/faqs/writes/faq-writes.ts';
import { ApiError } from '../../../api/http/errors.ts';
import { restorers } from '../../../api/restorers.ts';
import { isSlowRun, repetitions } from '../../repetitions.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTestDatabase } from '../test-api.ts';

type Step =
  | { type: 'create'; parent: number; image: number; text: number }
  | { type: 'edit'; row: number; parent: number; image: number; text: number }
  | { type: 'move'; row: number; parent: number; before: number }
  | { type: 'duplicate'; row: number }
  | { type: 'copy'; row: number; other: number; parent: number }
  | { type: 'delete'; row: number }
  | { type: 'many'; parts: Part[] }
  | { type: 'undo'; entry: number };

/** One of several changes that form one write. */
interface Part {
  kind: 'insert' | 'edit' | 'move' | 'remove';
  row: number;
  parent: number;
  before: number;
  image: number;
  text: number;
}

/** Picks are modulo the number of rows. For a parent or a sibling, the number after the last one means none. */
const pick = fc.nat(1000);
const content = { parent: pick, image: pick, text: pick };
const part: fc.Arbitrary<Part> = fc.record({
  kind: fc.constantFrom('insert', 'edit', 'move', 'move', 'remove'),
  row: pick,
  before: pick,
  ...content,
});
const create: fc.Arbitrary<Step> = fc.record({ type: fc.constant('create' as const), ...content });
const write: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: create },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('edit'), row: pick, ...content }) },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('move'), row: pick, parent: pick, before: pick }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('duplicate'), row: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('copy'), row: pick, other: pick, parent: pick }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete'), row: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('many'),
      parts: fc.array(part, { minLength: 2, maxLength: 6, size: 'max' }),
    }),
  },
) as fc.Arbitrary<Step>;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: write },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('undo' as const), entry: pick }) },
);
/** Creations come first: otherwise most steps would have no row to change. */
const stepsUpTo = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.array(create, { minLength: 5, maxLength: 10, size: 'max' }),
      fc.array(step, { minLength: 5, maxLength, size: 'max' }),
    )
    .map(([creations, steps]) => [...creations, ...steps]);

const pictures = [1, 2].map((side) => toImageRow(Buffer.from(`picture ${side}`), side, side));

/** Applies a step as its route would, including the refusals. */
async function apply(db: Database, step: Step): Promise<void> {
  const all = await readTree(db);
  const ids = all.map(({ id }) => id);
  const pickFrom = (rows: readonly number[], index: number) =>
    rows[index % (rows.length + 1)] ?? null;
  const fields = (parent: number, text: number) => ({
    question: `Apa ${text % 3}?`,
    answer: text % 2 === 0 ? null : `Jawaban ${text}`,
    websiteId: 1,
    parentId: pickFrom(ids, parent),
  });
  const imageAt = (index: number) => pictures[index % (pictures.length + 1)];
  if (step.type === 'undo') {
    const entries = await db.read.select({ id: auditSnapshots.entryId }).from(auditSnapshots);
    const id = pickFrom(
      entries.map(({ id }) => id),
      step.entry,
    );
    return await ignoreRefusals(undo(db, id ?? 0));
  }
  await ignoreRefusals(
    createAuditedDatabase(db).write(systemActor, async (change): Promise<unknown> => {
      if (step.type === 'create') {
        return await createFaq(change, fields(step.parent, step.text), imageAt(step.image));
      }
      if (step.type === 'many') return await applyParts(change, step.parts);
      const id = ids[step.row % ids.length] ?? 0;
      if (step.type === 'delete') return await deleteFaq(change, { id });
      if (step.type === 'duplicate') return await duplicateFaq(change, id);
      if (step.type === 'copy') {
        const chosen = [id, ids[step.other % ids.length] ?? 0];
        const parent_id = pickFrom(ids, step.parent);
        return await copyFaqs(change, 1, {
          to_website_id: 1,
          ids: chosen,
          parent_id,
          mode: 'append',
        });
      }
      if (step.type === 'move') {
        const parentId = pickFrom(ids, step.parent);
        const children = all.filter((row) => row.parentId === parentId).map(({ id }) => id);
        const beforeId = pickFrom(children, step.before);
        return await placeFaq(change, { id }, { parentId, beforeId });
      }
      const image = imageAt(step.image) ?? 'remove';
      return await updateFaq(change, { id }, { ...fields(step.parent, step.text), image });
    }),
  );
  // Only now the images are known that an undo needs.
  if (step.type === 'many') await db.write((tx) => dropUnusedImages(tx));
}

/** Writes all parts in one write with one entry, as a change of many FAQs does. */
async function applyParts(change: Change, parts: readonly Part[]): Promise<void> {
  const { tx } = change;
  await tx.insert(images).values(pictures).onConflictDoNothing();
  const undo: UndoStep[] = [];
  for (const part of parts) {
    const rows = await tx.select().from(faqs).orderBy(faqs.path);
    const row = rows[part.row % rows.length];
    const parent = rows[part.parent % (rows.length + 1)];
    const children = rows.filter(({ parentId }) => parentId === (parent?.id ?? null));
    const beforeId = children[part.before % (children.length + 1)]?.id ?? null;
    const image = pictures[part.image % (pictures.length + 1)]?.name ?? null;
    const keywords = ['', 'depo', 'depo\nisi saldo'][part.text % 3] ?? '';
    const content = {
      ...blankTexts,
      question: `Apa ${part.text % 3}?`,
      answer: null,
      keywords,
      wordings: keywords,
      image,
    };
    if (part.kind === 'edit') {
      if (row) {
        const edited = await editFaqs(change, [{ row, content }]);
        undo.push({ type: 'faqs', websiteId: 1, edited });
      }
      continue;
    }
    const tree = await loadTree(tx, 1);
    const parentNode = tree.requireParent(parent?.id ?? null);
    // A refused change must not write anything.
    await ignoreRefusals(
      (async () => {
        if (part.kind === 'insert') tree.add(content, parentNode, beforeId);
        else if (row === undefined || beforeId === row.id) return;
        else if (part.kind === 'remove') tree.remove(tree.require(row.id));
        else tree.move(row.id, { parentId: parent?.id ?? null, beforeId });
        undo.push((await saveTree(tx, tree, 'system')).undo);
      })(),
    );
  }
  const label = `${undo.length} FAQ`;
  await change.record({
    action: 'update',
    entity: 'faq',
    entityId: null,
    websiteId: 1,
    label,
    undo,
  });
}

async function undo(db: Database, entryId: number): Promise<void> {
  await createAuditedDatabase(db).write(systemActor, (change) =>
    restoreEntry(change, entryId, restorers, false),
  );
}

async function ignoreRefusals(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Reads the tree as an admin sees it, in its order. */
async function readTree(db: Database) {
  const { id, parentId, question, answer, image } = faqs;
  return await db.read
    .select({ id, parentId, question, answer, image })
    .from(faqs)
    .orderBy(faqs.path);
}

/** Returns the last entry if its write can be undone. */
async function findLastWrite(db: Database): Promise<number | undefined> {
  const [entry] = await db.read
    .select({ id: auditEntries.id, action: auditEntries.action })
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.action === 'restore' ? undefined : entry?.id;
}

/** Fails unless the stored images are exactly the ones that a FAQ shows or an undo may restore. */
async function expectNeededImages(db: Database): Promise<void> {
  const stored = (await db.read.select({ name: images.name }).from(images)).map(({ name }) => name);
  const shown = await db.read.select({ image: faqs.image }).from(faqs);
  const saved = await db.read.select({ image: auditImages.image }).from(auditImages);
  const needed = new Set([...shown, ...saved].flatMap(({ image }) => image ?? []));
  expect(stored.sort()).toEqual([...needed].sort());
}

describe('a tree of FAQs', () => {
  it('stays consistent after creations, edits, moves, deletions and undos in any order', async () => {
    const runs = repetitions({ sample: 6, full: 40 });
    const made = { restore: 0, move: 0 };
    await fc.assert(
      fc.asyncProperty(stepsUpTo(30), async (steps) => {
        const db = await createTestDatabase();
        for (const step of steps) {
          const before = await readTree(db);
          await apply(db, step);
          await expectIntactTree(db, 1);
          if (step.type === 'move') {
            const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort();
            expect(idsOf(await readTree(db))).toEqual(idsOf(before));
          }
        }
        await expectNeededImages(db);
        const actions = await db.read.select({ action: auditEntries.action }).from(auditEntries);
        for (const { action } of actions) {
          if (action === 'restore' || action === 'move') made[action] += 1;
        }
        await db.close();
      }),
      // Few random runs may have too few moves by chance, so those of `npm test` are always the same.
      { numRuns: runs, ...(!isSlowRun && { seed: 1 }) },
    );
    // Enough steps must undo and move, or the test checks too little.
    expect(made.restore).toBeGreaterThan(runs / 5);
    expect(made.move).toBeGreaterThan(runs / 2);
  });

  it('is unchanged when a write is undone immediately, after a deletion in every column', async () => {
    const allRows = (db: Database) => db.read.select().from(faqs).orderBy(faqs.path);
    await fc.assert(
      fc.asyncProperty(stepsUpTo(30), async (steps) => {
        const db = await createTestDatabase();
        for (const step of steps) {
          const [before, exact] = [await readTree(db), await allRows(db)];
          const earlier = await findLastWrite(db);
          await apply(db, step);
          const entry = await findLastWrite(db);
          if (entry === undefined || entry === earlier) continue;
          const after = await readTree(db);
          await undo(db, entry);
          expect(await readTree(db)).toEqual(before);
          if (step.type === 'delete') expect(await allRows(db)).toEqual(exact);
          await expectIntactTree(db, 1);
          // Apply the write again, so that the tree grows.
          await apply(db, step);
          expect(withoutIds(await readTree(db))).toEqual(withoutIds(after));
        }
        await expectNeededImages(db);
        await db.close();
      }),
      { numRuns: repetitions({ sample: 4, full: 25 }) },
    );
  });

  it('is unchanged when many writes are undone in reverse order', async () => {
    await fc.assert(
      fc.asyncProperty(
        stepsUpTo(15),
        fc.array(write, { minLength: 5, maxLength: 15, size: 'max' }),
        async (steps, writes) => {
          const db = await createTestDatabase();
          for (const step of steps) await apply(db, step);
          const before = await readTree(db);
          const first = (await db.read.$count(auditEntries)) + 1;
          for (const write of writes) await apply(db, write);
          const last = await db.read.$count(auditEntries);
          for (let entry = last; entry >= first; entry -= 1) await undo(db, entry);
          expect(await readTree(db)).toEqual(before);
          await expectIntactTree(db, 1);
          await expectNeededImages(db);
          await db.close();
        },
      ),
      { numRuns: repetitions({ sample: 4, full: 25 }) },
    );
  });

  it('is equal as a copy in another website, and an undo restores every column of the replaced FAQs', async () => {
    await fc.assert(
      fc.asyncProperty(stepsUpTo(15), stepsUpTo(15), async (steps, others) => {
        const db = await createTestDatabase();
        const audited = createAuditedDatabase(db);
        const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
        const website = { name: 'Toko', livechatLink: 'a.example', serverIp: '-' };
        await db.write((tx) => tx.insert(websites).values({ id: 2, ...website, ...stamp }));
        const rowsOf = (id: number) =>
          db.read.select().from(faqs).where(eq(faqs.websiteId, id)).orderBy(faqs.path);
        const copyTree = (mode: 'append' | 'replace') =>
          audited.write(systemActor, (change) =>
            copyFaqs(change, 1, { to_website_id: 2, mode, confirm_name: 'Toko' }),
          );
        const expectCopied = async () => {
          const copied = withoutWebsite(await rowsOf(2));
          expect(copied).toEqual(withoutWebsite(await rowsOf(1)));
          await expectIntactTree(db, 2);
        };
        for (const step of steps) await apply(db, step);
        if ((await rowsOf(1)).length === 0) return;
        await copyTree('append');
        await expectCopied();
        // The step 'many' works on one website only.
        const checked = others.filter(({ type }) => type !== 'many');
        for (const step of checked) await apply(db, step);
        // One of the steps may have undone the copy.
        const old = await rowsOf(2);
        if ((await rowsOf(1)).length === 0) return;
        const { undo_id: undoId } = await copyTree('replace');
        await expectCopied();
        await undo(db, undoId);
        expect(await rowsOf(2)).toEqual(old);
        await db.close();
      }),
      { numRuns: repetitions({ sample: 4, full: 25 }) },
    );
  });
});

/** Compares without ids: a FAQ that is created again has a new id. */
function withoutIds(rows: Awaited<ReturnType<typeof readTree>>) {
  const rank = new Map(rows.map(({ id }, index) => [id, index]));
  return rows.map(({ id, parentId, ...row }) => ({
    ...row,
    parent: parentId === null ? undefined : rank.get(parentId),
  }));
}

/** Returns the fields that a copy shares with its original. Positions of a top tier may have gaps. */
function withoutWebsite(rows: readonly (typeof faqs.$inferSelect)[]) {
  return withoutIds(
    rows.map(({ id, parentId, question, answer, image }) => ({
      id,
      parentId,
      question,
      answer,
      image,
    })),
  );
}
