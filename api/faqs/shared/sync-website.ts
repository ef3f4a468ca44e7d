import type { Change } from '../../audit-log/audited-database.ts';
import type { LostFaqs } from '../../audit-log/undo-steps.ts';
import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import { faqFieldNames } from '../../contract/faqs/faq-fields.ts';
import { faqTreeMaxDepth } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import { type FaqRow, pick, sharedNames } from '../../db/faq-row.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { ApiError } from '../../http/errors.ts';
import { type AddedRow, createNode, type Forest, type Node } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { saveTree } from '../tree/save-tree.ts';
import { touchFaqs } from '../writes/edit-faqs.ts';
import type { Copy } from './copies.ts';
import type { Library } from './library.ts';

export type Writer = Pick<Change, 'tx' | 'by'>;

export interface LostByWebsite extends LostFaqs {
  websiteId: number;
}

/** A website's FAQs while its copies get the places of their originals. */
interface Syncing {
  forest: Forest;
  library: Library;
  /** The copies by the ids of their originals, and the other way round. */
  copyOf: Map<number, Node>;
  sourceOf: Map<Node, number>;
}

interface SyncedWebsite {
  /** What the website lost; undefined if nothing. */
  lost: LostByWebsite | undefined;
  /** The branches that the website does not show any more. */
  lostRoots: LostFaqs['roots'];
}

/**
 * Makes a website's shown branches equal to those of the library, apart from texts.
 *
 * @param lost what earlier writes took from the website: it comes back with its ids.
 * @throws ApiError 409 when the website would break a limit of trees.
 */
export async function syncWebsite(
  change: Writer,
  websiteId: number,
  {
    copies,
    library,
    lost,
  }: { copies: readonly Copy[]; library: Library; lost: readonly LostFaqs[] },
): Promise<SyncedWebsite> {
  const { tx, by } = change;
  const forest = await loadTree(tx, websiteId, { status: 409 });
  const syncing: Syncing = { forest, library, copyOf: new Map(), sourceOf: new Map() };
  for (const { id, sourceId } of copies) setCopy(syncing, sourceId, forest.require(id));
  const returning = await readReturning(change, syncing, lost);
  for (const { roots } of lost.toReversed()) {
    for (const root of roots.toReversed()) returnRoot(syncing, root, returning);
  }

  const roots = [...syncing.sourceOf.keys()].filter(({ parent }) => !isCopy(syncing, parent));
  const rootSources = new Set(roots.map((root) => syncing.sourceOf.get(root) ?? 0));
  const kept = new Set(
    roots.filter((root) => {
      const source = syncing.sourceOf.get(root) ?? 0;
      // A branch below another shown one is part of that.
      return library.has(source) && !library.above(source).some((id) => rootSources.has(id));
    }),
  );
  const lostRoots = roots
    .filter((root) => root.type === 'stored' && !kept.has(root))
    .map((root) => ({
      id: root.id ?? 0,
      sourceId: syncing.sourceOf.get(root) ?? 0,
      ...forest.standingOf(root),
    }));

  const lists = new Map<Node | null, readonly Node[]>();
  listOwn(syncing, kept, lists, null);
  for (const root of kept) listBranch(syncing, lists, root, returning);
  const movedIds = [...forest.arrange(lists)].map(({ id }) => id);
  await requireRoom(change, websiteId, forest);
  const { undo } = await saveTree(tx, forest, by.username);
  await touchFaqs(change, movedIds);
  const removed = undo.arranged?.removed ?? [];
  const isLosing = removed.length + lostRoots.length > 0;
  return {
    lost: isLosing ? { websiteId, faqs: removed, roots: lostRoots } : undefined,
    lostRoots,
  };
}

function setCopy({ copyOf, sourceOf }: Syncing, sourceId: number, node: Node): void {
  copyOf.set(sourceId, node);
  sourceOf.set(node, sourceId);
}

function isCopy({ sourceOf }: Syncing, node: Node | null): boolean {
  return node !== null && sourceOf.has(node);
}

/** The rows to insert, by the ids of their originals. */
type Returning = ReadonlyMap<number, AddedRow>;

/** The rows of originals that the website has no copy of: as they were before, or new ones. */
async function readReturning(
  { tx }: Writer,
  { library, copyOf }: Syncing,
  lost: readonly LostFaqs[],
): Promise<Returning> {
  const former = new Map<number, FaqRow>();
  for (const row of lost.flatMap(({ faqs }) => faqs)) former.set(row.sourceId ?? 0, row);
  const shown = [...copyOf.keys(), ...lost.flatMap(({ roots }) => roots.map((it) => it.sourceId))];
  const missing = new Set(
    shown
      .flatMap((id) => library.branchOf(id).map((row) => row.id))
      .filter((id) => !copyOf.has(id)),
  );
  const rows = await readRows(tx, missing);
  return new Map(
    rows.map((original) => {
      const { id } = original;
      const row = former.get(id);
      if (row === undefined) return [id, { ...pick(original, faqFieldNames), sourceId: id }];
      const { position: _position, path: _path, version, ...others } = row;
      const texts = pick(original, sharedNames);
      // The texts may be new, and a draft compares only FAQs with a new version.
      return [id, { ...others, ...texts, sourceId: id, version: version + 1 }];
    }),
  );
}

/** Shows a branch again at its former place, or at the end if its parent is gone. */
function returnRoot(
  syncing: Syncing,
  { id, sourceId, parentId, beforeId }: LostFaqs['roots'][number],
  returning: Returning,
): void {
  const { forest } = syncing;
  const parent = parentId === null ? null : (forest.find(parentId) ?? null);
  const isGone = (parentId !== null && parent === null) || isCopy(syncing, parent);
  const to = isGone ? { parentId: null, beforeId: null } : { parentId, beforeId };
  const copy = syncing.copyOf.get(sourceId);
  // It may be a part of another shown branch now.
  if (copy !== undefined) {
    if (copy.id === id) forest.move(id, to);
    return;
  }
  const row = returning.get(sourceId);
  if (row !== undefined) {
    setCopy(syncing, sourceId, forest.add(row, isGone ? null : parent, to.beforeId));
  }
}

/** Lists the website's own FAQs and the shown branches, where they are. */
function listOwn(
  syncing: Syncing,
  kept: ReadonlySet<Node>,
  lists: Map<Node | null, readonly Node[]>,
  parent: Node | null,
): void {
  const children = syncing.forest
    .childrenOf(parent)
    .filter((node) => !isCopy(syncing, node) || kept.has(node));
  lists.set(parent, children);
  for (const node of children) {
    if (!isCopy(syncing, node)) listOwn(syncing, kept, lists, node);
  }
}

/** Lists what is below the root of a shown branch, as in the library. */
function listBranch(
  syncing: Syncing,
  lists: Map<Node | null, readonly Node[]>,
  root: Node,
  returning: Returning,
): void {
  const { library, copyOf, sourceOf } = syncing;
  const [, ...below] = library.branchOf(sourceOf.get(root) ?? 0);
  const childrenOf = new Map<Node, Node[]>();
  for (const { id, parentId } of below) {
    const parent = copyOf.get(parentId ?? 0);
    const row = returning.get(id);
    const node = copyOf.get(id) ?? (row && createNode(row));
    if (parent === undefined || node === undefined) throw new Error(`FAQ ${id} has no copy.`);
    if (!copyOf.has(id)) setCopy(syncing, id, node);
    const siblings = childrenOf.get(parent);
    if (siblings === undefined) childrenOf.set(parent, [node]);
    else siblings.push(node);
  }
  for (const [parent, children] of childrenOf) lists.set(parent, children);
}

/** The limits of trees, with the website's name: the caller writes the library. */
async function requireRoom({ tx }: Writer, websiteId: number, forest: Forest): Promise<void> {
  const [fault] = forest.findFaults();
  if (fault === undefined) return;
  const name = (await findWebsiteName(tx, websiteId)) ?? '';
  throw new ApiError(
    409,
    fault.kind === 'too-many'
      ? messages.sharedTooMany(name, faqsPerWebsiteMax)
      : messages.sharedTooDeep(name, faqTreeMaxDepth),
  );
}
