import { asc, eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import type { CopyFaqs, CopyFaqsResponse } from '../../contract/faqs/faq-copies.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { faqs } from '../../db/schema.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { copyNamer } from './copy-name.ts';
import { withFormsLost } from './with-forms-lost.ts';

/**
 * Copies branches of a website, or its whole tree, to a website. The copies become the last children of their parent.
 * All websites share the stored images, so the copies have the same images.
 */
export async function copyFaqs(
  { tx, by, record }: Change,
  fromId: number,
  request: CopyFaqs,
): Promise<CopyFaqsResponse> {
  const { to_website_id: toId, ids, parent_id: parentId = null, mode } = request;
  const from = await findWebsiteName(tx, fromId);
  if (from === undefined) throw new ApiError(404, messages.websiteNotFound);
  const to = await requireTarget(tx, fromId, request);
  const branches = await readBranches(tx, fromId, ids);

  const tree = await loadTree(tx, toId, { websiteField: 'to_website_id' });
  const parent = tree.requireParent(parentId);
  const replaced = mode === 'replace' ? [...tree.childrenOf(null)] : [];
  const removed = replaced.reduce((sum, node) => sum + tree.remove(node), 0);
  const nameCopy = fromId === toId ? await copyNamer(tx, toId, parentId) : undefined;
  const copies = branches.flatMap(([root, ...below]) => {
    const question = nameCopy?.(root.question) ?? root.question;
    return tree.addCopies([{ ...root, question }, ...below], parent);
  });
  const { undo } = await saveTree(tx, tree, by.username);
  const firstId = copies[0]?.id;
  if (firstId === undefined) throw new Error('The database returned no new row.');

  const only = branches.length === 1 ? branches[0]?.[0] : undefined;
  const undoId = await record({
    action: 'copy',
    entity: 'faq',
    entityId: null,
    websiteId: toId,
    label: only?.question ?? messages.faqsOfWebsite(copies.length, from),
    after: { copied: copies.length, copied_from: from, parent_id: parentId },
    undo: [undo],
  });
  const message = withFormsLost(messages.faqsCopied(copies.length, to), branches.flat());
  return { message, copied: copies.length, first_id: firstId, removed, undo_id: undoId };
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

export type Branch = [root: FaqRow, ...below: FaqRow[]];

/**
 * The chosen branches in tree order. If a FAQ and one of its ancestors are chosen, only the ancestor's branch is
 * returned.
 *
 * @throws ApiError when there is nothing to copy, or a chosen FAQ no longer exists.
 */
export async function readBranches(
  tx: Tx,
  websiteId: number,
  ids: readonly number[] | undefined,
): Promise<Branch[]> {
  const ofWebsite = eq(faqs.websiteId, websiteId);
  const rows = await tx.select().from(faqs).where(ofWebsite).orderBy(asc(faqs.path));
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
