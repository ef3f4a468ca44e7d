import type { MovedFaq } from '../../audit-log/undo-steps.ts';
import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import { faqTreeMaxDepth } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import { contentOf, type FaqContent, type FaqRow, type Standing } from '../../db/faq-row.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { longestRun } from './longest-run.ts';
import { childPath, levelsOf } from './tree-path.ts';

export type PathAndPosition = Pick<FaqRow, 'position' | 'path'>;

/** A row's place in the tree. */
export type Place = PathAndPosition & Pick<FaqRow, 'parentId'>;

/** A FAQ of a forest: one that has a row, or one whose row the write inserts. */
export type Node = StoredNode | AddedNode;

export interface StoredNode extends Placed {
  type: 'stored';
  id: number;
  /** The place before the write. */
  stored: Place;
}

export interface AddedNode extends Placed {
  type: 'added';
  /** Undefined until the row is inserted, except for a removed row that is inserted again with its id. */
  id: number | undefined;
  row: AddedRow;
}

/** The columns of a new row, or all columns of a removed row that is inserted again. */
export type AddedRow = FaqContent & Partial<FaqRow>;

interface Placed {
  /** `null` means the top tier. */
  parent: Node | null;
  children: Node[];
  /** The position, if no previous sibling has it or a later one. Undefined means next to the previous sibling. */
  wanted: number | undefined;
}

/** The children of each parent in their order; `null` means the top tier. */
export type ChildLists = ReadonlyMap<Node | null, readonly Node[]>;

/** A FAQ's rank among its siblings, which starts at 1, their number, and the number of its ancestors. */
export interface Rank {
  position: number;
  siblings: number;
  depth: number;
}

/** A removed branch, for the undo. */
interface RemovedIds {
  ids: number[];
  beforeId: number | null;
}

/** A limit of trees that a forest breaks. */
export interface TreeFault {
  kind: 'too-many' | 'circle' | 'too-deep';
  message: string;
  /** The FAQs that break it, and how many of them would have to go. */
  nodes: Node[];
  excess: number;
}

export interface ForestOptions {
  /** The status of errors: 409 for an undo. */
  status?: 400 | 409;
  /** The request's field with the website, for the error of too many FAQs; undefined if the form has no such field. */
  websiteField?: string;
}

/**
 * A website's tree of FAQs in memory. Every change of the tree is a change of a forest, which `save-tree.ts` writes to
 * the database. The limits of a tree are here and nowhere else.
 */
export class Forest {
  readonly websiteId: number;
  /** The FAQs before the write, in tree order. */
  readonly stored: readonly StoredNode[];
  /** Moves and removals, in their order, for the undo. */
  readonly placed: (MovedFaq | RemovedIds)[] = [];
  /** Whether `arrange` was called: then the places of all FAQs before the write are needed for the undo. */
  isArranged = false;
  readonly #options: ForestOptions;
  readonly #top: Node[] = [];
  /** The FAQs that are in the forest now. */
  readonly #nodes = new Set<Node>();
  readonly #byId = new Map<number, Node>();

  /** @param stored a website's FAQs in tree order. */
  constructor(
    websiteId: number,
    stored: readonly (Place & { id: number })[],
    options: ForestOptions = {},
  ) {
    this.websiteId = websiteId;
    this.#options = options;
    this.stored = stored.map(({ id, parentId, position, path }) => {
      const place = { parentId, position, path };
      return { type: 'stored', id, stored: place, parent: null, children: [], wanted: position };
    });
    for (const node of this.stored) this.#byId.set(node.id, node);
    for (const node of this.stored) {
      const { parentId } = node.stored;
      this.#attach(node, parentId === null ? null : this.require(parentId), null);
    }
  }

  has(node: Node): boolean {
    return this.#nodes.has(node);
  }

  find(id: number): Node | undefined {
    return this.#byId.get(id);
  }

  /** A FAQ that must be in the forest. */
  require(id: number): Node {
    const node = this.#byId.get(id);
    if (node === undefined) throw new Error(`FAQ ${id} is not in the tree.`);
    return node;
  }

  /** The parent that a request names. @throws ApiError when the website has no such FAQ. */
  requireParent(id: number | null): Node | null {
    if (id === null) return null;
    const parent = this.#byId.get(id);
    if (parent === undefined) throw fieldError(400, 'parent_id', messages.parentNotFound);
    return parent;
  }

  /** @throws ApiError when the sibling that a request names is not a child of the parent. */
  requireChild(parent: Node | null, id: number | null): void {
    if (id === null || this.childrenOf(parent).some((child) => child.id === id)) return;
    throw fieldError(400, 'before_id', messages.beforeNotFound);
  }

  childrenOf(parent: Node | null): readonly Node[] {
    return this.#listOf(parent);
  }

  standingOf(node: Node): Standing {
    const siblings = this.childrenOf(node.parent);
    return {
      parentId: node.parent?.id ?? null,
      beforeId: siblings[siblings.indexOf(node) + 1]?.id ?? null,
    };
  }

  rankOf(node: Node): Rank {
    const siblings = this.childrenOf(node.parent);
    let depth = 0;
    for (let above = node.parent; above !== null; above = above.parent) depth += 1;
    return { position: siblings.indexOf(node) + 1, siblings: siblings.length, depth };
  }

  /** FAQs and their descendants in tree order; without `roots`, all FAQs. */
  list(roots: readonly Node[] = this.#top): Node[] {
    return roots.flatMap((node) => [node, ...this.list(node.children)]);
  }

  /**
   * Moves a FAQ with its descendants before a sibling. If the sibling is not a child of the parent, the FAQ becomes the
   * last child.
   *
   * @returns false when the FAQ was already at this place.
   * @throws ApiError when the move would make a circle.
   */
  move(id: number, { parentId, beforeId }: Standing): boolean {
    const node = this.require(id);
    const parent = parentId === null ? null : this.require(parentId);
    for (let above = parent; above !== null; above = above.parent) {
      if (above !== node) continue;
      throw fieldError(this.#options.status ?? 400, 'parent_id', messages.parentMakesCircle);
    }
    const from = this.standingOf(node);
    if (from.parentId === parentId && from.beforeId === beforeId) return false;
    this.#detach(node);
    // The old position was among other siblings.
    node.wanted = undefined;
    this.#attach(node, parent, beforeId);
    this.placed.push({ id, from, toParentId: parentId });
    return true;
  }

  /** Adds a FAQ before a sibling. If the sibling is not a child of the parent, the FAQ becomes the last child. */
  add(row: AddedRow, parent: Node | null, beforeId: number | null = null): AddedNode {
    const node = createNode(row);
    this.#attach(node, parent, beforeId);
    return node;
  }

  /** Adds copies of FAQs. Those whose parent is not among them get the parent. */
  addCopies(
    originals: readonly (FaqContent & { id: number; parentId: number | null })[],
    parent: Node | null,
    beforeId: number | null = null,
  ): AddedNode[] {
    const copies = new Map<number, AddedNode>();
    for (const original of originals) {
      const content = contentOf(original);
      const { id, parentId } = original;
      const above = copies.get(parentId ?? 0);
      copies.set(id, above ? this.add(content, above) : this.add(content, parent, beforeId));
    }
    return [...copies.values()];
  }

  /** Removes a FAQ with its descendants, and returns their number. */
  remove(root: Node): number {
    const { beforeId } = this.standingOf(root);
    this.#detach(root);
    const branch = this.list([root]);
    for (const node of branch) this.#forget(node);
    const ids = branch.flatMap((node) => (node.type === 'stored' ? node.id : []));
    this.placed.push({ ids, beforeId });
    return branch.length;
  }

  /**
   * Replaces the whole tree. FAQs that are not in the lists are removed. Circles are possible until `requireLimits`.
   *
   * @returns the FAQs whose parent or rank changed: as few as possible.
   */
  arrange(lists: ChildLists): Set<StoredNode> {
    this.isArranged = true;
    this.#top.length = 0;
    for (const node of this.#nodes) {
      node.children = [];
      this.#forget(node);
    }
    for (const [parent, children] of lists) {
      for (const node of children) this.#attach(node, parent, null);
    }
    const moved = new Set<StoredNode>();
    for (const children of lists.values()) {
      const stored = children.filter((node) => node.type === 'stored');
      const staying = stored.filter(hasFormerParent);
      const inOrder = longestRun(staying.map((node) => node.stored.position));
      for (const node of stored) {
        if (hasFormerParent(node) && inOrder.has(node.stored.position)) continue;
        node.wanted = undefined;
        moved.add(node);
      }
    }
    return moved;
  }

  /** The limits of trees that the forest breaks. A new limit of trees belongs here. */
  findFaults(): TreeFault[] {
    const levels = new Map(this.#top.map((node) => [node, 1]));
    // The map grows during the loop: each level of the tree adds the next one.
    for (const [node, level] of levels) {
      for (const child of node.children) levels.set(child, level + 1);
    }
    const nodes = [...this.#nodes];
    const added = nodes.filter(({ type }) => type === 'added');
    const inCircles = nodes.filter((node) => !levels.has(node));
    const tooDeep = nodes.filter((node) => {
      const level = levels.get(node) ?? 0;
      return level > faqTreeMaxDepth && level > formerLevel(node);
    });
    const faults: TreeFault[] = [
      {
        kind: 'too-many',
        message: messages.tooManyFaqs(faqsPerWebsiteMax),
        nodes: added,
        excess: Math.min(added.length, nodes.length - faqsPerWebsiteMax),
      },
      {
        kind: 'circle',
        message: messages.parentMakesCircle,
        nodes: inCircles,
        excess: inCircles.length,
      },
      {
        kind: 'too-deep',
        message: messages.treeTooDeep(faqTreeMaxDepth),
        nodes: tooDeep,
        excess: tooDeep.length,
      },
    ];
    return faults.filter(({ excess }) => excess > 0);
  }

  /** @throws ApiError when the forest breaks a limit of trees. */
  requireLimits(): void {
    const [fault] = this.findFaults();
    if (fault === undefined) return;
    const { status = 400, websiteField } = this.#options;
    if (fault.kind !== 'too-many') throw fieldError(status, 'parent_id', fault.message);
    if (websiteField === undefined) throw new ApiError(409, fault.message);
    throw fieldError(409, websiteField, fault.message);
  }

  /** The new places of all FAQs, in tree order. The forest must be within the limits. */
  placeAll(): Map<Node, PathAndPosition> {
    const places = new Map<Node, PathAndPosition>();
    const placeBelow = (siblings: readonly Node[], parentPath: string) => {
      let position = 0;
      for (const node of siblings) {
        position = Math.max(position + 1, node.wanted ?? 0);
        const path = childPath(parentPath, position);
        places.set(node, { position, path });
        placeBelow(node.children, path);
      }
    };
    placeBelow(this.#top, '');
    return places;
  }

  #listOf(parent: Node | null): Node[] {
    return parent?.children ?? this.#top;
  }

  #attach(node: Node, parent: Node | null, beforeId: number | null): void {
    const siblings = this.#listOf(parent);
    const before =
      beforeId === null ? -1 : siblings.findIndex((sibling) => sibling.id === beforeId);
    siblings.splice(before === -1 ? siblings.length : before, 0, node);
    node.parent = parent;
    this.#nodes.add(node);
    if (node.id !== undefined) this.#byId.set(node.id, node);
  }

  #detach(node: Node): void {
    const siblings = this.#listOf(node.parent);
    siblings.splice(siblings.indexOf(node), 1);
  }

  #forget(node: Node): void {
    this.#nodes.delete(node);
    if (node.id !== undefined) this.#byId.delete(node.id);
  }
}

/** A new FAQ, for `arrange`. */
export function createNode(row: AddedRow): AddedNode {
  const { id, position } = row;
  return { type: 'added', id, row, parent: null, children: [], wanted: position };
}

/** Whether a FAQ has the same parent as before the write. */
export function hasFormerParent({ stored, parent }: StoredNode): boolean {
  return stored.parentId === (parent ? parent.id : null);
}

function formerLevel(node: Node): number {
  const { path = '' } = node.type === 'stored' ? node.stored : node.row;
  return levelsOf(path.length);
}
