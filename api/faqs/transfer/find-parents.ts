import type { ImportFault, ImportMode } from '../../contract/faqs/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import type { ImportRow } from './import-row.ts';
import { type ParentOfRow, parentsFirst } from './match-rows.ts';

/** Finds the parent of each row, and reports repeated ids, missing parents and circles of rows. */
export function findParents(
  stored: readonly FaqRow[],
  rows: readonly ImportRow[],
  { mode, hasOwnIds }: { mode: ImportMode; hasOwnIds: boolean },
): { parents: ParentOfRow[]; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const byId = new Map(hasOwnIds ? stored.map((faq) => [faq.id, faq]) : []);
  const rowOfId = new Map<number, number>();
  for (const [index, { id, line }] of rows.entries()) {
    if (id === undefined) continue;
    const first = rows[rowOfId.get(id) ?? -1];
    if (first === undefined) rowOfId.set(id, index);
    else faults.push({ line, message: messages.importDoubledId(id, first.line) });
  }
  const parents = rows.map(({ id, parentId, line }): ParentOfRow => {
    // If the file has no column for the parent, stored FAQs are not moved.
    const wanted = parentId === undefined ? (byId.get(id ?? 0)?.parentId ?? null) : parentId;
    if (wanted === null) return null;
    const row = rowOfId.get(wanted);
    if (row !== undefined) return { row };
    if (!byId.has(wanted))
      faults.push({ line, message: messages.importNoParent(wanted, hasOwnIds) });
    else if (mode === 'append') return { id: wanted };
    else faults.push({ line, message: messages.importParentRemoved(wanted) });
    return null;
  });
  const reached = new Set(parentsFirst(parents));
  for (const [index, { line }] of rows.entries()) {
    if (reached.has(index)) continue;
    faults.push({ line, message: messages.importCircle });
    parents[index] = null;
  }
  return { parents, faults };
}
