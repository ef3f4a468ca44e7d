import type { Change } from '../../audit-log/audited-database.ts';
import { messages } from '../../copy/messages.ts';
import { contentOf } from '../../db/faq-row.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { ApiError } from '../../http/errors.ts';
import type { Node } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { auditedFaqs } from '../writes/audited-faqs.ts';
import { setSources } from '../writes/edit-faqs.ts';
import { createLibrary } from './create-library.ts';
import { readBranch, sourcedFaqs } from './detach-shared.ts';
import { findLibraryId } from './library.ts';

export interface SharedBranch {
  websiteId: number;
  undoId: number;
  sourceId: number;
  shared: number;
}

/**
 * Moves a website's branch to the end of the library. The website shows it in its place: its rows become the copies, so
 * that links to answers and figures stay.
 */
export async function shareFaq(change: Change, id: number): Promise<SharedBranch> {
  const { tx, by, record } = change;
  const root = await auditedFaqs.requireRow(tx, id);
  const { websiteId, question } = root;
  const libraryId = (await findLibraryId(tx)) ?? (await createLibrary(change)).id ?? 0;
  if (websiteId === libraryId) throw new ApiError(409, messages.alreadyShared);
  const rows = await readBranch(change, root);
  if (rows.some(({ sourceId }) => sourceId !== null)) {
    throw new ApiError(409, messages.sharedInShared);
  }
  const library = await loadTree(tx, libraryId);
  const originals = new Map<number | null, Node>();
  for (const row of rows) {
    // The websites that show the original have notes of their own.
    const content = { ...contentOf(row), own_note: null };
    originals.set(row.id, library.add(content, originals.get(row.parentId) ?? null));
  }
  const { undo } = await saveTree(tx, library, by.username);
  const sourceOf = (row: { id: number }) => originals.get(row.id)?.id ?? 0;
  await setSources(
    change,
    rows.map((row) => ({ id: row.id, sourceId: sourceOf(row) })),
  );
  // Both have an entry; the website's can be undone.
  await record({
    action: 'copy',
    entity: 'faq',
    entityId: sourceOf(root),
    websiteId: libraryId,
    label: question,
    after: { copied: rows.length, copied_from: (await findWebsiteName(tx, websiteId)) ?? '' },
  });
  const undoId = await record({
    action: 'update',
    ...auditedFaqs.subject(root),
    before: { shared: false },
    after: { shared: true },
    undo: [undo, { type: 'faqs', websiteId, sourced: sourcedFaqs(rows, sourceOf) }],
  });
  return { websiteId, undoId, sourceId: sourceOf(root), shared: rows.length };
}
