import type { AuditAction, AuditEntity, AuditFields } from '../contract/audit.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { auditEntries, auditImages, auditSnapshots } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import type { Actor } from './actor.ts';
import { recordTouchedFaqs } from './record-touched-faqs.ts';
import { countRemoved, imagesBefore, type UndoStep } from './undo-steps.ts';

/** One write; `before`, `after` and `restores` are those of `AuditEntry`. */
export interface AuditFact {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  websiteId: number | null;
  label: string;
  before?: AuditFields;
  after?: AuditFields;
  /** The write's steps in their order; without them it cannot be undone. */
  undo?: readonly UndoStep[] | undefined;
  restores?: number;
  /** The steps of the entry that a restore undid. */
  undone?: readonly UndoStep[];
}

/** Adds an entry to the audit trail, in the transaction of the write it describes. Returns the entry's id. */
export async function recordFact(
  tx: Tx,
  by: Actor,
  { undo, undone, ...fact }: AuditFact,
): Promise<number> {
  const { userId, username, address } = by;
  const [entry] = await tx
    .insert(auditEntries)
    .values({
      userId,
      username,
      address,
      ...fact,
      usernameKey: usernameKey(username),
      at: new Date().toISOString(),
      removed: undo && countRemoved(undo),
    })
    .returning({ id: auditEntries.id });
  if (entry === undefined) throw new Error('The database returned no new audit entry.');
  // An undo gives back some fields only, so its entry does not have all fields as they are now.
  if (undone) {
    const touched = { entryId: entry.id, steps: undone, isUndo: true, describedId: null };
    await recordTouchedFaqs(tx, touched);
  }
  if (undo === undefined) return entry.id;
  const describedId = describesFaq(fact) ? fact.entityId : null;
  await recordTouchedFaqs(tx, { entryId: entry.id, steps: undo, isUndo: false, describedId });
  await tx.insert(auditSnapshots).values({ entryId: entry.id, rows: JSON.stringify(undo) });
  const images = imagesBefore(undo).map((image) => ({ entryId: entry.id, image }));
  await runInStatements(images, async (part) => tx.insert(auditImages).values(part));
  return entry.id;
}

/** Whether the entry itself has what the write did to its FAQ: the whole content, or a move. */
function describesFaq({ entity, action, before, after }: AuditFact): boolean {
  return entity === 'faq' && (action === 'move' || 'answer' in { ...before, ...after });
}
