import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { childPath } from '../db/tree-path.ts';
import { valuesTable } from '../db/values-table.ts';
import type { FaqRow, Place } from './faq-place.ts';
import { touchFaqs } from './faq-steps.ts';

/** The children of each parent in their order; `null` means the top tier. */
export type Forest<Key> = ReadonlyMap<Key | null, readonly Key[]>;

export interface PathAndPosition {
  position: number;
  path: string;
}

/**
 * Sets the positions and paths of all FAQs of a forest.
 *
 * @param wanted the position of a FAQ, used if it is greater than the position of its previous sibling.
 */
export function numberForest<Key>(
  forest: Forest<Key>,
  wanted: (key: Key) => number | undefined,
): Map<Key, PathAndPosition> {
  const places = new Map<Key, PathAndPosition>();
  const parents: { key: Key | null; path: string }[] = [{ key: null, path: '' }];
  // The list grows during the loop: each level of the tree adds the next one.
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

/** Changes the paths of FAQs to temporary ones, so that other FAQs can use the old paths: paths are unique. */
export async function leavePlaces(tx: Tx, websiteId: number, ids: readonly number[]) {
  await runInStatements(ids, (part) =>
    tx
      .update(faqs)
      .set({ path: sql`'~' || ${faqs.path}` })
      .where(and(eq(faqs.websiteId, websiteId), inArray(faqs.id, part))),
  );
}

/** Writes new places of FAQs after `leavePlaces`. Raises the versions of FAQs that were moved. */
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
