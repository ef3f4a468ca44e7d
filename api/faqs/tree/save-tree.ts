import { eq, inArray, sql } from 'drizzle-orm';
import { type ArrangedFaqs, createdFaqs, type FaqsStep } from '../../audit-log/undo-steps.ts';
import type { Tx } from '../../db/database.ts';
import { lastEditColumns } from '../../db/edit-row.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs } from '../../db/schema.ts';
import { valuesTable } from '../../db/values-table.ts';
import {
  type AddedNode,
  type Forest,
  hasFormerParent,
  type Node,
  type PathAndPosition,
  type StoredNode,
} from './forest.ts';
import { readRows } from './read-rows.ts';

type Places = ReadonlyMap<Node, PathAndPosition>;

/** What a save did. */
export interface SavedTree {
  /** The new rows, in any order. */
  created: FaqRow[];
  /** The step for the audit entry. */
  undo: FaqsStep;
}

/**
 * Writes the difference between a forest and the stored tree, so only rows whose place changes. The images of new rows
 * must be stored already. A forest can be saved once.
 *
 * @throws ApiError when the forest breaks a limit of trees. Then nothing is written.
 */
export async function saveTree(tx: Tx, forest: Forest, by: string): Promise<SavedTree> {
  forest.requireLimits();
  const places = forest.placeAll();
  const nodes = [...places.keys()];
  const added = nodes.filter((node) => node.type === 'added');
  const replaced = nodes
    .filter((node) => node.type === 'stored')
    .filter((node) => places.get(node)?.path !== node.stored.path || !hasFormerParent(node));
  const removed = await readRows(tx, idsOf(forest.stored.filter((node) => !forest.has(node))));
  await leavePlaces(tx, replaced);
  // Delete children first, so that no statement deletes the rows of a later one.
  await runInStatements(removed.toReversed(), (part) =>
    tx.delete(faqs).where(inArray(faqs.id, idsOf(part))),
  );
  const created = await insertByLevel(tx, { forest, added, places, by });
  await takePlaces(tx, replaced, places);

  const arranged = forest.isArranged
    ? toArranged(forest, { places, replaced, removed })
    : undefined;
  const rowOf = new Map(removed.map((row) => [row.id, row]));
  const placed = forest.placed.map((each) => {
    if (!('ids' in each)) return each;
    return { rows: each.ids.flatMap((id) => rowOf.get(id) ?? []), beforeId: each.beforeId };
  });
  const undo: FaqsStep = {
    type: 'faqs',
    websiteId: forest.websiteId,
    ...(created.length > 0 && { created: createdFaqs(created) }),
    ...(arranged && { arranged }),
    ...(placed.length > 0 && { placed }),
  };
  return { created, undo };
}

/**
 * Gives rows temporary places: paths are unique, so other rows can get the old paths only then. Without a parent, the
 * rows are not deleted together with their former parent.
 */
async function leavePlaces(tx: Tx, replaced: readonly StoredNode[]): Promise<void> {
  await runInStatements(replaced, (part) =>
    tx
      .update(faqs)
      .set({ path: sql`'~' || ${faqs.path}`, parentId: null })
      .where(inArray(faqs.id, idsOf(part))),
  );
}

async function takePlaces(tx: Tx, replaced: readonly StoredNode[], places: Places): Promise<void> {
  await runInStatements(replaced, (part) => {
    const values = part.map((node) => {
      const { position, path } = placeOf(places, node);
      return [node.id, node.parent?.id ?? null, position, path];
    });
    return tx
      .update(faqs)
      .set({ parentId: sql`v.column2`, position: sql`v.column3`, path: sql`v.column4` })
      .from(valuesTable(['integer', 'integer', 'integer', 'text'], values))
      .where(eq(faqs.id, sql`v.column1`));
  });
}

interface Insertion {
  forest: Forest;
  /** In tree order. */
  added: readonly AddedNode[];
  places: Places;
  by: string;
}

/** Inserts one level after the other, because a child needs its parent's id. */
async function insertByLevel(
  tx: Tx,
  { forest: { websiteId }, added, places, by }: Insertion,
): Promise<FaqRow[]> {
  const edited = lastEditColumns(by);
  const rows: FaqRow[] = [];
  const isReady = ({ parent }: AddedNode) => parent === null || parent.id !== undefined;
  let waiting = added;
  while (waiting.length > 0) {
    const ready = waiting.filter(isReady);
    waiting = waiting.filter((node) => !isReady(node));
    await runInStatements(ready, async (part) => {
      const nodeAt = new Map(part.map((node) => [placeOf(places, node).path, node]));
      const values = part.map((node) => {
        const parentId = node.parent?.id ?? null;
        return {
          ...edited,
          // Reviews of a new answer are counted from now, also if the website's rule is older.
          confirmedAt: edited.lastEditedAt,
          ...node.row,
          ...placeOf(places, node),
          parentId,
          websiteId,
        };
      });
      for (const row of await tx.insert(faqs).values(values).returning()) {
        rows.push(row);
        const node = nodeAt.get(row.path);
        if (node) node.id = row.id;
      }
    });
  }
  return rows;
}

/** What the undo of `arrange` needs; undefined if no place of a stored FAQ changed. */
function toArranged(
  { stored }: Forest,
  {
    places,
    replaced,
    removed,
  }: { places: Places; replaced: readonly StoredNode[]; removed: FaqRow[] },
): ArrangedFaqs | undefined {
  const leaving = replaced.filter(
    (node) => !hasFormerParent(node) || placeOf(places, node).position !== node.stored.position,
  );
  const before = new Map<number | null, ArrangedFaqs['before'][number]['children']>();
  for (const { stored: place } of leaving) before.set(place.parentId, []);
  for (const { parentId } of removed) before.set(parentId, []);
  if (before.size === 0) return undefined;
  for (const { id, stored: place } of stored) {
    before.get(place.parentId)?.push({ id, position: place.position });
  }
  return {
    removed,
    before: [...before].map(([parentId, children]) => ({ parentId, children })),
    moved: replaced
      .filter((node) => !hasFormerParent(node))
      .map(({ id, stored: { parentId }, parent }) => ({
        id,
        fromParentId: parentId,
        toParentId: parent?.id ?? null,
      })),
  };
}

function placeOf(places: Places, node: Node): PathAndPosition {
  const place = places.get(node);
  if (place === undefined) throw new Error('A FAQ of the forest has no place.');
  return place;
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
