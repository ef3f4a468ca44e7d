import { and, desc, eq, inArray } from 'drizzle-orm';
import { appendUndo } from '../../audit-log/record-write.ts';
import type { Tx } from '../../db/database.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { auditEntries, auditFaqs, auditSnapshots } from '../../db/schema.ts';
import type { Library } from './library.ts';
import type { LostByWebsite } from './sync-website.ts';

/**
 * Adds what a deleted website had lost to the undo of its deletion: the originals come back while there is no website
 * to show them.
 */
export async function handToDeletion(tx: Tx, lost: LostByWebsite): Promise<void> {
  const { id, entity, entityId, action } = auditEntries;
  const [deletion] = await tx
    .select({ id })
    .from(auditEntries)
    .where(and(eq(entity, 'website'), eq(entityId, lost.websiteId), eq(action, 'delete')))
    .orderBy(desc(id))
    .limit(1);
  if (deletion) await append(tx, deletion.id, lost);
}

/**
 * Adds what a website lost by an undo of its own to the undo of the library's writes that took the originals away.
 * Those writes could not know about it.
 */
export async function handToLibrary(tx: Tx, library: Library, lost: LostByWebsite): Promise<void> {
  const { websiteId, faqs, roots } = lost;
  const movedWith = new Map<number, number>();
  for (const { id, parentId, sourceId } of faqs) {
    // A move names only the first FAQ of the branch.
    if (sourceId !== null && library.has(sourceId))
      movedWith.set(id, movedWith.get(parentId ?? 0) ?? sourceId);
  }
  const takenWith = ({ id, sourceId }: { id: number; sourceId: number | null }) =>
    movedWith.get(id) ?? sourceId ?? 0;
  const entryOf = await findLastEntries(tx, [...new Set([...faqs, ...roots].map(takenWith))]);
  for (const entryId of new Set(entryOf.values())) {
    const isOfEntry = (row: { id: number; sourceId: number | null }) =>
      entryOf.get(takenWith(row)) === entryId;
    const part = { websiteId, faqs: faqs.filter(isOfEntry), roots: roots.filter(isOfEntry) };
    await append(tx, entryId, part);
  }
}

/** The part of what a website lost whose originals are not in the library any more. */
export function withoutOriginals(library: Library, lost: LostByWebsite): LostByWebsite {
  const isGone = ({ sourceId }: { sourceId: number | null }) => !library.has(sourceId ?? 0);
  return { ...lost, faqs: lost.faqs.filter(isGone), roots: lost.roots.filter(isGone) };
}

/** The last write of each FAQ. */
async function findLastEntries(tx: Tx, faqIds: readonly number[]): Promise<Map<number, number>> {
  const last = new Map<number, number>();
  await runInStatements(faqIds, async (ids) => {
    const alone = await tx
      .select({ faqId: auditEntries.entityId, entryId: auditEntries.id })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'faq'), inArray(auditEntries.entityId, ids)));
    const amongOthers = await tx
      .select({ faqId: auditFaqs.faqId, entryId: auditFaqs.entryId })
      .from(auditFaqs)
      .where(inArray(auditFaqs.faqId, ids));
    for (const { faqId, entryId } of [...alone, ...amongOthers]) {
      if (faqId !== null) last.set(faqId, Math.max(last.get(faqId) ?? 0, entryId));
    }
  });
  return last;
}

/** Does nothing if the write cannot be undone any more. */
async function append(tx: Tx, entryId: number, lost: LostByWebsite): Promise<void> {
  const snapshots = await tx.$count(auditSnapshots, eq(auditSnapshots.entryId, entryId));
  const { websiteId } = lost;
  if (snapshots > 0) await appendUndo(tx, entryId, [{ type: 'faqs', websiteId, lost }]);
}
