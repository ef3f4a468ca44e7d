import type { Change } from '../../audit-log/audited-database.ts';
import type { ShowShared, ShowSharedResponse } from '../../contract/faqs/shared-faqs.ts';
import { messages } from '../../copy/messages.ts';
import { contentOf } from '../../db/faq-row.ts';
import { hasWebsite } from '../../db/has-website.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import type { Node } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { readBranches } from '../writes/copy-faqs.ts';
import { readCopies, readShowing } from './copies.ts';
import { findLibraryId } from './library.ts';

/** Shows branches of the library at a place of a website. */
export async function showShared(
  { tx, by, record }: Change,
  websiteId: number,
  { source_id, parent_id: parentId = null, before_id: beforeId = null }: ShowShared,
): Promise<ShowSharedResponse> {
  if (!(await hasWebsite(tx, websiteId))) throw new ApiError(404, messages.websiteNotFound);
  const libraryId = await findLibraryId(tx);
  if (libraryId === undefined) throw new ApiError(409, messages.noSharedFaqs);
  const sourceIds = [source_id].flat();
  const branches = await readBranches(tx, libraryId, sourceIds);
  const shown = new Set((await readCopies(tx, websiteId)).map(({ sourceId }) => sourceId));
  if (branches.flat().some(({ id }) => shown.has(id))) {
    throw fieldError(409, 'source_id', messages.sharedTwice);
  }
  const tree = await loadTree(tx, websiteId);
  const parent = tree.requireParent(parentId);
  tree.requireChild(parent, beforeId);
  const nodes = new Map<number | null, Node>();
  for (const row of branches.flat()) {
    const content = { ...contentOf(row), sourceId: row.id };
    const above = nodes.get(row.parentId);
    nodes.set(row.id, above ? tree.add(content, above) : tree.add(content, parent, beforeId));
  }
  const { undo } = await saveTree(tx, tree, by.username);
  const [first] = nodes.values();
  if (first?.id === undefined) throw new Error('The database returned no new row.');
  const only = branches.length === 1 ? branches[0]?.[0] : undefined;
  const undoId = await record({
    action: 'copy',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: only?.question ?? messages.faqsOfWebsite(nodes.size, messages.sharedFaqs),
    after: { copied: nodes.size, copied_from: messages.sharedFaqs, parent_id: parentId },
    undo: [undo],
  });
  return {
    message: messages.sharedShown(nodes.size, (await readShowing(tx, sourceIds)).size),
    undo_id: undoId,
    first_id: first.id,
    shown: nodes.size,
  };
}
