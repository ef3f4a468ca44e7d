import type { ImportFault, ImportMode } from '../../../contract/faqs/faq-transfer.ts';
import { comparableText } from '../../../contract/texts/find-words.ts';
import { messages } from '../../../copy/messages.ts';
import type { FaqRow } from '../../../db/faq-row.ts';
import type { ImportRow } from '../reading/import-row.ts';
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
  const findNamed = namedParents(stored, rows);
  const parents = rows.map(({ id, parentId, parentName, line }, index): ParentOfRow => {
    if (parentName !== undefined) {
      const found = findNamed(parentName, index);
      if (found === undefined)
        faults.push({ line, message: messages.importNoParentNamed(parentName) });
      else if ('row' in found || mode === 'append') return found;
      else faults.push({ line, message: messages.importParentRemoved(parentName) });
      return null;
    }
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

/** Finds parents by their questions: other rows of the file first, then stored FAQs, those of the top tier first. */
function namedParents(stored: readonly FaqRow[], rows: readonly ImportRow[]) {
  const ofRows = new Map<string, number[]>();
  const ofStored = new Map<string, number>();
  if (rows.some(({ parentName }) => parentName !== undefined)) {
    for (const [index, { question }] of rows.entries()) {
      const name = comparableText(question);
      const same = ofRows.get(name);
      if (same === undefined) ofRows.set(name, [index]);
      else same.push(index);
    }
    const below = stored.filter(({ parentId }) => parentId !== null);
    const top = stored.filter(({ parentId }) => parentId === null);
    for (const { id, question } of [...top, ...below]) {
      const name = comparableText(question);
      if (!ofStored.has(name)) ofStored.set(name, id);
    }
  }
  return (parentName: string, index: number) => {
    const name = comparableText(parentName);
    const row = ofRows.get(name)?.find((other) => other !== index);
    if (row !== undefined) return { row };
    const id = ofStored.get(name);
    return id === undefined ? undefined : { id };
  };
}
