import type { Change } from '../../audit-log/audited-database.ts';
import type { SourcedFaq } from '../../audit-log/undo-steps.ts';
import { messages } from '../../copy/messages.ts';
import { contentOf, type FaqRow } from '../../db/faq-row.ts';
import { ApiError } from '../../http/errors.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { auditedFaqs } from '../writes/audited-faqs.ts';
import { setSources } from '../writes/edit-faqs.ts';
import { readCopies, rootsOf } from './copies.ts';

/** Turns a shown branch into the website's own FAQs. */
export async function detachShared(
  change: Change,
  id: number,
): Promise<{ undoId: number; detached: number }> {
  const { tx, record } = change;
  const root = await auditedFaqs.requireRow(tx, id);
  const isRoot = rootsOf(await readCopies(tx, root.websiteId)).some((copy) => copy.id === id);
  if (!isRoot) throw new ApiError(409, messages.notSharedBranch);
  const rows = await readBranch(change, root);
  await setSources(
    change,
    rows.map((row) => ({ id: row.id, sourceId: null })),
  );
  const undoId = await record({
    action: 'update',
    ...auditedFaqs.subject(root),
    before: { shared: true },
    after: { shared: false },
    undo: [{ type: 'faqs', websiteId: root.websiteId, sourced: sourcedFaqs(rows, () => null) }],
  });
  return { undoId, detached: rows.length };
}

/** A FAQ and its descendants, in tree order. */
export async function readBranch(
  { tx }: Pick<Change, 'tx'>,
  { id, websiteId }: FaqRow,
): Promise<FaqRow[]> {
  const tree = await loadTree(tx, websiteId);
  return await readRows(
    tx,
    tree.list([tree.require(id)]).map((node) => node.id ?? 0),
  );
}

/** What the undo of `setSources` needs. */
export function sourcedFaqs(
  rows: readonly FaqRow[],
  sourceOf: (row: FaqRow) => number | null,
): SourcedFaq[] {
  return rows.map((row) => ({
    id: row.id,
    before: row.sourceId,
    after: sourceOf(row),
    content: contentOf(row),
  }));
}
