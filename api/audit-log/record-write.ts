import { and, eq, ne, or } from 'drizzle-orm';
import type { AuditAction, AuditEntity, AuditFields } from '../contract/audit.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { auditEntries, auditImages, auditSnapshots, users, warnings } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import type { Actor } from './actor.ts';
import { isWarned } from './is-sensitive.ts';
import { recordTouchedFaqs } from './record-touched-faqs.ts';
import { packSteps, unpackSteps } from './stored-steps.ts';
import { countRemoved, imagesBefore, type UndoStep } from './undo-steps.ts';

/** One write. `AuditEntry` describes `before`, `after` and `restores`. */
export interface AuditWrite {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  websiteId: number | null;
  label: string;
  before?: AuditFields;
  after?: AuditFields;
  /** The steps of the write, in the order they ran; without them it cannot be undone. `storeUndo` saves them. */
  undo?: readonly UndoStep[] | undefined;
  restores?: number;
  /** The steps of the entry that a restore undid. */
  undone?: readonly UndoStep[];
}

/** Adds an entry to the audit trail, in the transaction of the write it describes. Returns the entry's id. */
export async function recordWrite(
  tx: Tx,
  by: Actor,
  { undo, undone, ...write }: AuditWrite,
): Promise<number> {
  const { userId, machineId = null, username, address, session } = by;
  const [entry] = await tx
    .insert(auditEntries)
    .values({
      userId,
      machineId,
      username,
      address,
      session,
      ...write,
      usernameKey: usernameKey(username),
      at: new Date().toISOString(),
      removed: undo && countRemoved(undo, write.websiteId),
    })
    .returning({ id: auditEntries.id });
  if (entry === undefined) throw new Error('The database returned no new audit entry.');
  const { action, entity, entityId } = write;
  const accountId = entity === 'user' ? (entityId ?? undefined) : undefined;
  if (isWarned(write)) await warn(tx, entry.id, { accountId, isNew: action === 'create' });
  // An undo restores only some fields, so its entry does not show all fields of the FAQs. Record these separately.
  if (undone) {
    const touched = { entryId: entry.id, steps: undone, isUndo: true, describedId: null };
    await recordTouchedFaqs(tx, touched);
  }
  if (undo === undefined) return entry.id;
  const describedId = describesFaq(write) ? write.entityId : null;
  await recordTouchedFaqs(tx, { entryId: entry.id, steps: undo, isUndo: false, describedId });
  return entry.id;
}

/** Saves the undo data of an entry, when it is known what followed from the write. */
export async function storeUndo(
  tx: Tx,
  entryId: number,
  steps: readonly UndoStep[],
): Promise<void> {
  await tx.insert(auditSnapshots).values({ entryId, rows: await packSteps(steps) });
  await insertImages(tx, entryId, steps);
}

/**
 * Adds steps to the undo of an entry of an earlier day. Example: a branch of the library is deleted, so a website loses
 * its copies. Then the website undoes a deletion of its own below these copies: what comes back has no original, so the
 * undo of the library's deletion must bring it back, too.
 */
export async function appendUndo(
  tx: Tx,
  entryId: number,
  steps: readonly UndoStep[],
): Promise<void> {
  const ofEntry = eq(auditSnapshots.entryId, entryId);
  const [snapshot] = await tx
    .select({ rows: auditSnapshots.rows, entry: auditEntries })
    .from(auditSnapshots)
    .innerJoin(auditEntries, eq(auditEntries.id, auditSnapshots.entryId))
    .where(ofEntry);
  if (snapshot === undefined) throw new Error('The entry has no undo steps.');
  const all = [...(await unpackSteps(snapshot.rows, snapshot.entry)), ...steps];
  await tx
    .update(auditSnapshots)
    .set({ rows: await packSteps(all) })
    .where(ofEntry);
  await insertImages(tx, entryId, steps);
  await recordTouchedFaqs(tx, { entryId, steps, isUndo: false, describedId: null });
}

async function insertImages(tx: Tx, entryId: number, steps: readonly UndoStep[]): Promise<void> {
  const images = imagesBefore(steps).map((image) => ({ entryId, image }));
  await runInStatements(images, async (part) =>
    tx.insert(auditImages).values(part).onConflictDoNothing(),
  );
}

/** Whether the entry itself shows what the write did to its FAQ: it has the whole content, or the write changes none. */
function describesFaq({ entity, action, before, after }: AuditWrite): boolean {
  const hasNoContent = action === 'move' || action === 'confirm';
  return entity === 'faq' && (hasNoContent || 'answer' in { ...before, ...after });
}

/**
 * Shows an entry as a warning to every active admin and the account that it is about, until they have seen it.
 *
 * @param accountId the account that the entry is about.
 * @param isNew whether the write added it: it need not know about that.
 */
async function warn(
  tx: Tx,
  entryId: number,
  { accountId, isNew }: { accountId: number | undefined; isNew: boolean },
): Promise<void> {
  const isAdmin = eq(users.role, 'admin');
  const ofAccount = eq(users.id, accountId ?? 0);
  const recipients = isNew ? and(isAdmin, ne(users.id, accountId ?? 0)) : or(isAdmin, ofAccount);
  const told = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.status, true), recipients));
  if (told.length === 0) return;
  await tx.insert(warnings).values(told.map(({ userId }) => ({ userId, entryId })));
}
