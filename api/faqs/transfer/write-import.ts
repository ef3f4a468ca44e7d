import { asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { type ArrangedFaqs, createdStep, type UndoStep } from '../../audit-log/undo-steps.ts';
import type { Reader, Tx } from '../../db/database.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs } from '../../db/schema.ts';
import type { FaqRow } from '../faq-place.ts';
import { editFaqs, insertFaqs } from '../faq-steps.ts';
import { leavePlaces, numberForest, type PathAndPosition, takePlaces } from '../place-faqs.ts';
import type { Key } from './match-rows.ts';
import type { ImportPlan } from './plan-import.ts';

interface Target {
  websiteId: number;
  /** The website's FAQs in tree order, the same as for the plan. */
  stored: readonly FaqRow[];
}

/** A website's FAQs in tree order. */
export async function listRows(db: Reader, websiteId: number): Promise<FaqRow[]> {
  return await db.select().from(faqs).where(eq(faqs.websiteId, websiteId)).orderBy(asc(faqs.path));
}

/**
 * Writes a plan without faults. The images must be stored already. Returns the steps for the undo; none if nothing
 * changed.
 */
export async function writeImport(
  change: Change,
  { websiteId, stored }: Target,
  plan: ImportPlan,
): Promise<UndoStep[]> {
  const { tx } = change;
  const { added, edits, moved, removed, forest } = plan;
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const places = numberForest(forest, (key) => {
    const isNew = moved.has(key) || key < 0;
    return isNew ? undefined : storedById.get(key)?.position;
  });
  const parentOf = new Map<Key, Key | null>();
  for (const [parent, children] of forest) {
    for (const key of children) parentOf.set(key, parent);
  }
  const replaced = stored.flatMap((row) => {
    const place = places.get(row.id);
    const parent = parentOf.get(row.id) ?? null;
    const isSame = place?.path === row.path && parent === row.parentId;
    return place === undefined || isSame ? [] : [{ row, place, parent }];
  });
  const leaving = [...replaced.map(({ row }) => row), ...removed];
  await leavePlaces(
    tx,
    websiteId,
    leaving.map(({ id }) => id),
  );
  const { rows: created, idOf } = await insertByLevel(change, websiteId, added, places);
  const placed = replaced.map(({ row, place, parent }) => ({
    row,
    place: { ...place, parentId: idOf(parent) },
    isMoved: moved.has(row.id),
  }));
  await takePlaces(change, placed);
  await deleteRows(tx, removed);

  const undo: UndoStep[] = [];
  if (created.length > 0) undo.push(createdStep(created));
  if (edits.length > 0) undo.push(await editFaqs(change, edits));
  const before = childrenBefore(stored, [
    ...placed.filter(
      ({ row, place }) => place.position !== row.position || place.parentId !== row.parentId,
    ),
    ...removed.map((row) => ({ row })),
  ]);
  if (before.length > 0) {
    const movedFaqs = placed.filter(({ row, place }) => place.parentId !== row.parentId);
    undo.push({
      type: 'arranged',
      websiteId,
      removed,
      before,
      moved: movedFaqs.map(({ row: { id, parentId }, place }) => ({
        id,
        fromParentId: parentId,
        toParentId: place.parentId,
      })),
      createdIds: created.map(({ id }) => id),
    });
  }
  return undo;
}

/** Inserts one level at a time, because a child needs its parent's id. */
async function insertByLevel(
  change: Change,
  websiteId: number,
  added: ImportPlan['added'],
  places: ReadonlyMap<Key, PathAndPosition>,
): Promise<{ rows: FaqRow[]; idOf: (key: Key | null) => number | null }> {
  const ids = new Map<Key, number>();
  const idOf = (key: Key | null) => (key === null || key > 0 ? key : (ids.get(key) ?? null));
  const levels = new Map<number, { key: Key; parent: Key | null; place: PathAndPosition }[]>();
  const contents = new Map(added.map(({ key, content }) => [key, content]));
  for (const { key, parent } of added) {
    const place = places.get(key);
    if (place === undefined) throw new Error('A new FAQ has no place.');
    const level = levels.get(place.path.length) ?? [];
    level.push({ key, parent, place });
    levels.set(place.path.length, level);
  }
  const rows: FaqRow[] = [];
  for (const [, level] of [...levels].sort(([a], [b]) => a - b)) {
    const keyOf = new Map(level.map(({ key, place }) => [place.path, key]));
    const values = level.map(({ key, parent, place }) => {
      const content = contents.get(key);
      if (content === undefined) throw new Error('A new FAQ has no content.');
      return { ...content, ...place, parentId: idOf(parent), websiteId };
    });
    const inserted = await insertFaqs(change, values);
    for (const row of inserted.rows) {
      rows.push(row);
      ids.set(keyOf.get(row.path) ?? 0, row.id);
    }
  }
  return { rows, idOf };
}

async function deleteRows(tx: Tx, rows: readonly FaqRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await runInStatements(ids, (part) => tx.delete(faqs).where(inArray(faqs.id, part)));
}

/** The children, before the write, of the parents of these FAQs. */
function childrenBefore(
  stored: readonly FaqRow[],
  changed: readonly { row: FaqRow }[],
): ArrangedFaqs['before'] {
  const lists = new Map<number | null, { id: number; position: number }[]>(
    changed.map(({ row }) => [row.parentId, []]),
  );
  for (const { id, parentId, position } of stored) lists.get(parentId)?.push({ id, position });
  return [...lists].map(([parentId, children]) => ({ parentId, children }));
}
