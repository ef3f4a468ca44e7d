import { asc, eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import { createdStep, type UndoStep } from '../audit-log/undo-steps.ts';
import type { CopyFaqs } from '../contract/faq-copies.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { insertFaqTree, type PlacedFaq } from '../db/insert-faq-tree.ts';
import { faqs, websites } from '../db/schema.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { branchAt, findFormsLost } from './copied-branch.ts';
import { copyNamer } from './copy-name.ts';
import {
  type FaqRow,
  findParent,
  lastPlace,
  type Parent,
  placeAt,
  questionsBelow,
  refuseTooManyFaqs,
  requireDepth,
} from './faq-place.ts';

export interface CopiedFaqs {
  undoId: number;
  copied: number;
  /** The copy that comes first in tree order. */
  firstId: number;
  removed: number;
  /** The target website's name. */
  to: string;
  /** See `findFormsLost`. */
  formsLost: string[];
}

/**
 * Copies branches of a website, or its whole tree, to a website. The copies become the last children of their parent.
 * All websites share the stored images, so the copies have the same images.
 */
export async function copyFaqs(
  { tx, by, record }: Change,
  fromId: number,
  request: CopyFaqs,
): Promise<CopiedFaqs> {
  const { to_website_id: toId, ids, parent_id: parentId = null, mode } = request;
  const from = await findWebsiteName(tx, fromId);
  if (from === undefined) throw new ApiError(404, messages.websiteNotFound);
  const to = await requireTarget(tx, fromId, request);
  const branches = await readBranches(tx, fromId, ids);

  const undo: UndoStep[] = [];
  const removed = mode === 'replace' ? await removeAll(tx, toId) : [];
  if (removed.length > 0) undo.push({ type: 'removed', faqs: removed, links: [], userIds: [] });
  const parent = await findParent(tx, { parentId, websiteId: toId });
  const added = await placeBranches(tx, branches, { fromId, toId, parent });
  await refuseTooManyFaqs(tx, toId, added.length, 'to_website_id');
  // `Math.max(...)` would fail: a tree may have more rows than a call can have arguments.
  requireDepth(added.reduce((longest, { path }) => Math.max(longest, path.length), 0));
  const target = { websiteId: toId, by: by.username, parent };
  const rows = await insertFaqTree(tx, added, target);
  undo.push(createdStep(rows));
  const first = rows.find(({ path }) => path === added[0]?.path);
  if (first === undefined) throw new Error('The database returned no new row.');

  const only = branches.length === 1 ? branches[0]?.[0] : undefined;
  const undoId = await record({
    action: 'copy',
    entity: 'faq',
    entityId: null,
    websiteId: toId,
    label: only?.question ?? messages.faqsOfWebsite(added.length, from),
    after: { copied: added.length, copied_from: from, parent_id: parentId },
    undo,
  });
  return {
    undoId,
    copied: added.length,
    firstId: first.id,
    removed: removed.length,
    to,
    formsLost: findFormsLost(branches.flat()),
  };
}

/** Checks the target of the copies. Returns the target website's name. */
async function requireTarget(
  tx: Tx,
  fromId: number,
  { to_website_id: toId, ids, parent_id: parentId = null, mode, confirm_name = '' }: CopyFaqs,
): Promise<string> {
  const name = await findWebsiteName(tx, toId);
  if (name === undefined) throw fieldError(400, 'to_website_id', messages.websiteNotFound);
  if (toId === fromId && (mode === 'replace' || ids === undefined)) {
    throw fieldError(400, 'to_website_id', messages.copyOntoItself);
  }
  if (mode === 'replace') {
    if (parentId !== null) throw fieldError(400, 'parent_id', messages.parentReplaced);
    if (confirm_name.trim() !== name.trim()) {
      throw fieldError(400, 'confirm_name', messages.wrongWebsiteName);
    }
  }
  return name;
}

type Branch = [root: FaqRow, ...below: FaqRow[]];

/**
 * The chosen branches in tree order. If a FAQ and one of its ancestors are chosen, only the ancestor's branch is
 * returned.
 *
 * @throws ApiError when there is nothing to copy, or a chosen FAQ no longer exists.
 */
async function readBranches(
  tx: Tx,
  websiteId: number,
  ids: readonly number[] | undefined,
): Promise<Branch[]> {
  const rows = await readTree(tx, websiteId);
  if (rows.length === 0) throw new ApiError(409, messages.nothingToCopy);
  const chosen = ids && new Set(ids);
  if (chosen && rows.filter(({ id }) => chosen.has(id)).length < chosen.size) {
    throw new ApiError(404, messages.chosenFaqsGone);
  }
  const branches: Branch[] = [];
  for (const row of rows) {
    const branch = branches.at(-1);
    if (branch && row.path.startsWith(branch[0].path)) branch.push(row);
    else if (!chosen || chosen.has(row.id)) branches.push([row]);
  }
  return branches;
}

/** Sets the places of the copies. Within one website, a copy next to an equal question gets another name. */
async function placeBranches(
  tx: Tx,
  branches: readonly Branch[],
  { fromId, toId, parent }: { fromId: number; toId: number; parent: Parent | undefined },
): Promise<PlacedFaq[]> {
  const first = await lastPlace(tx, toId, parent);
  const nameCopy =
    fromId === toId ? copyNamer(await questionsBelow(tx, toId, parent?.id ?? null)) : undefined;
  return branches.flatMap((branch, index) => {
    const [{ question }] = branch;
    const name = nameCopy?.(question) ?? question;
    return branchAt(branch, placeAt(parent, first.position + index), name);
  });
}

/** Deletes all FAQs of a website and returns them in tree order. */
async function removeAll(tx: Tx, websiteId: number): Promise<FaqRow[]> {
  const rows = await readTree(tx, websiteId);
  await tx.delete(faqs).where(eq(faqs.websiteId, websiteId));
  return rows;
}

async function readTree(tx: Tx, websiteId: number): Promise<FaqRow[]> {
  return await tx.select().from(faqs).where(eq(faqs.websiteId, websiteId)).orderBy(asc(faqs.path));
}

async function findWebsiteName(tx: Tx, id: number): Promise<string | undefined> {
  const [website] = await tx
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.id, id));
  return website?.name;
}
