import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Standing } from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { childPath } from '../db/tree-path.ts';
import { valuesTable } from '../db/values-table.ts';
import { fieldError } from '../http/errors.ts';
import { type FaqRow, requireDepth } from './faq-place.ts';

interface Node {
  id: number;
  parentId: number | null;
  position: number;
  path: string;
  /** The row to insert; undefined for a stored one. */
  added?: FaqRow;
}

/**
 * A website's tree in memory. Moved and restored FAQs are written at the end, in a few statements. Separate moves in
 * the database would shift the siblings each time: 5,000 moves would take minutes.
 */
export interface TreePlan {
  has(id: number): boolean;
  parentOf(id: number): number | null | undefined;
  /**
   * Moves a FAQ with its descendants before a sibling. If the sibling is not a child of the parent, the FAQ becomes the
   * last child.
   *
   * @returns the former place; undefined when the FAQ was already at the new place.
   * @throws ApiError when the move would make a circle.
   */
  move(id: number, to: Standing): Standing | undefined;
  /**
   * Adds removed rows; `rows` has every parent before its children. The root is placed under its former parent, before
   * a sibling.
   */
  restore(rows: readonly FaqRow[], beforeId: number | null | undefined): void;
  /** @throws ApiError when the tree is too deep. */
  save(): Promise<void>;
}

/** @param status the status of the errors: 409 for an undo. */
export async function planTree(tx: Tx, websiteId: number, status: 400 | 409): Promise<TreePlan> {
  const { id, parentId, position, path } = faqs;
  const stored = await tx
    .select({ id, parentId, position, path })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const nodes = new Map<number, Node>(stored.map((node) => [node.id, node]));
  const children = new Map<number | null, Node[]>();
  const childrenOf = (parent: number | null): Node[] => {
    const found = children.get(parent) ?? [];
    children.set(parent, found);
    return found;
  };
  for (const node of nodes.values()) childrenOf(node.parentId).push(node);
  /** Nodes without a final position. Their `position` is only a preference. */
  const placed = new Set<Node>();

  const insert = (node: Node, beforeId: number | null) => {
    const siblings = childrenOf(node.parentId);
    const before = siblings.findIndex((sibling) => sibling.id === beforeId);
    siblings.splice(before === -1 ? siblings.length : before, 0, node);
    placed.add(node);
  };

  return {
    has: (id) => nodes.has(id),
    parentOf: (id) => nodes.get(id)?.parentId,
    move(id, to) {
      const node = nodes.get(id);
      if (node === undefined) throw new Error(`FAQ ${id} is not in the tree.`);
      for (let above = to.parentId; above !== null; above = nodes.get(above)?.parentId ?? null) {
        if (above === id) throw fieldError(status, 'parent_id', messages.parentMakesCircle);
      }
      const siblings = childrenOf(node.parentId);
      const at = siblings.indexOf(node);
      const from = { parentId: node.parentId, beforeId: siblings[at + 1]?.id ?? null };
      if (from.parentId === to.parentId && from.beforeId === to.beforeId) return undefined;
      siblings.splice(at, 1);
      node.parentId = to.parentId;
      // Do not prefer the old position: it was among other siblings.
      node.position = 0;
      insert(node, to.beforeId);
      return from;
    },
    restore(rows, beforeId) {
      const ids = new Set(rows.map(({ id }) => id));
      for (const row of rows) {
        const isRoot = row.parentId === null || !ids.has(row.parentId);
        const node = { ...row, added: row };
        nodes.set(row.id, node);
        const siblings = childrenOf(row.parentId);
        if (!isRoot) {
          siblings.push(node);
          continue;
        }
        // For old snapshots, which have no next sibling.
        const next = siblings.find(({ position }) => position > row.position);
        insert(node, beforeId === undefined ? (next?.id ?? null) : beforeId);
      }
    },
    async save() {
      const changed = placeAll(childrenOf, placed);
      requireDepth(
        changed.reduce((longest, { path }) => Math.max(longest, path.length), 0),
        status,
      );
      await write(tx, changed);
    },
  };
}

/** Sets every FAQ's position and path. Returns the FAQs that differ from the stored ones, in tree order. */
function placeAll(
  childrenOf: (parent: number | null) => Node[],
  placed: ReadonlySet<Node>,
): Node[] {
  const changed: Node[] = [];
  const placeChildren = (parent: number | null, parentPath: string): void => {
    const siblings = childrenOf(parent);
    /** The position of the next sibling with a final position. */
    const nextPositions: number[] = [];
    let next = Infinity;
    for (let at = siblings.length - 1; at >= 0; at -= 1) {
      const sibling = siblings[at];
      nextPositions[at] = next;
      if (sibling && !placed.has(sibling)) next = sibling.position;
    }
    let last = 0;
    for (const [at, node] of siblings.entries()) {
      const isFree = !placed.has(node) || node.position < (nextPositions[at] ?? Infinity);
      if (!isFree || node.position <= last) node.position = last + 1;
      last = node.position;
      const path = childPath(parentPath, node.position);
      if (placed.has(node) || node.added || node.path !== path) {
        node.path = path;
        changed.push(node);
      }
      placeChildren(node.id, path);
    }
  };
  placeChildren(null, '');
  return changed;
}

async function write(tx: Tx, changed: readonly Node[]): Promise<void> {
  const moved = changed.filter(({ added }) => added === undefined);
  // Paths are unique: first mark the old paths, so that other rows can use them.
  await runInStatements(moved, (part) => {
    const ids = part.map(({ id }) => id);
    return tx
      .update(faqs)
      .set({ path: sql`'~' || ${faqs.path}` })
      .where(inArray(faqs.id, ids));
  });
  await runInStatements(moved, (part) => {
    const rows = part.map(({ id, parentId, position, path }) => [id, parentId, position, path]);
    return tx
      .update(faqs)
      .set({ parentId: sql`v.column2`, position: sql`v.column3`, path: sql`v.column4` })
      .from(valuesTable(['integer', 'integer', 'integer', 'text'], rows))
      .where(eq(faqs.id, sql`v.column1`));
  });
  const added = changed.flatMap(({ added: row, parentId, position, path }) =>
    row ? [{ ...row, parentId, position, path }] : [],
  );
  await runInStatements(added, async (part) => tx.insert(faqs).values(part));
}
