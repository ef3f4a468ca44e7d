import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { childPath } from '../db/tree-path.ts';
import { valuesTable } from '../db/values-table.ts';
import type { FaqRow, Place } from './faq-place.ts';
import { touchFaqs } from './faq-steps.ts';

/** The children of each parent in their order; `null` is the top tier. */
export type Forest<Key> = ReadonlyMap<Key | null, readonly Key[]>;

export interface PathAndPosition {
  position: number;
  path: string;
}

/**
 * Numbers all FAQs of a forest.
 *
 * @param wanted the position that a FAQ keeps if it is greater than that of its previous sibling.
 */
export function numberForest<Key>(
  forest: Forest<Key>,
  wanted: (key: Key) => number | undefined,
): Map<Key, PathAndPosition> {
  const places = new Map<Key, PathAndPosition>();
  const parents: { key: Key | null; path: string }[] = [{ key: null, path: '' }];
  // Grows while it is read: a level of the tree adds the next one.
  for (const parent of parents) {
    let position = 0;
    for (const key of forest.get(parent.key) ?? []) {
      position = Math.max(position + 1, wanted(key) ?? 0);
      const path = childPath(parent.path, position);
      places.set(key, { position, path });
      parents.push({ key, path });
    }
  }
  return places;
}

/** Takes FAQs out of the tree's order, so that others can get their paths: those are unique. */
export async function leavePlaces(tx: Tx, websiteId: number, ids: readonly number[]) {
  await runInStatements(ids, (part) =>
    tx
      .update(faqs)
      .set({ path: sql`'~' || ${faqs.path}` })
      .where(and(eq(faqs.websiteId, websiteId), inArray(faqs.id, part))),
  );
}

/** Gives FAQs that have left theirs new places. Those that were moved get a new version. */
export async function takePlaces(
  change: Change,
  places: readonly { row: FaqRow; place: Place; isMoved: boolean }[],
): Promise<void> {
  await runInStatements(places, (part) => {
    const values = part.map(({ row: { id }, place: { parentId, position, path } }) => [
      id,
      parentId,
      position,
      path,
    ]);
    return change.tx
      .update(faqs)
      .set({ parentId: sql`v.column2`, position: sql`v.column3`, path: sql`v.column4` })
      .from(valuesTable(['integer', 'integer', 'integer', 'text'], values))
      .where(eq(faqs.id, sql`v.column1`));
  });
  await touchFaqs(
    change,
    places.flatMap(({ row, isMoved }) => (isMoved ? row.id : [])),
  );
}
