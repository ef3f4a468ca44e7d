import { and, desc, eq, gt } from 'drizzle-orm';
import type { AuditAction } from '../contract/audit.ts';
import type { Tx } from '../db/database.ts';
import { auditEntries, warnings } from '../db/schema.ts';
import { systemActor } from './actor.ts';
import { recordWrite } from './record-write.ts';

/** Refusals that are counted. One entry each would let an attacker fill the trail. */
export const countedActions = [
  'sign-in-unfinished',
  'sign-proof-refused',
] as const satisfies readonly AuditAction[];
export type CountedAction = (typeof countedActions)[number];

/**
 * The count from which the account's owner is warned. Somebody who signs in without the second factor knows the
 * password, so once is enough. A wrong proof may be a typing mistake of the owner.
 */
const warnedFrom: Record<CountedAction, number> = {
  'sign-in-unfinished': 1,
  'sign-proof-refused': 3,
};

const entryMs = 3_600_000;

export interface CountedRefusal {
  action: CountedAction;
  account: { id: number; username: string; websiteId: number | null };
  /** Of the first refusal in the entry. */
  address: string | null;
  browser: string | null;
  times: number;
}

/**
 * Counts refusals in the account's entry of the last hour, or in a new one. The owner is warned again when the count
 * grows after they have seen the warning. Nobody has proven to be the owner, so the entry has no user id.
 *
 * @returns the entry's id.
 */
export async function countInEntry(tx: Tx, refusal: CountedRefusal): Promise<number> {
  const { action, account, address, browser, times } = refusal;
  const last = await findLast(tx, action, account.id);
  const count = Number(last?.after?.times ?? 0) + times;
  const at = new Date().toISOString();
  const entryId =
    last?.id ??
    (await recordWrite(
      tx,
      { ...systemActor, username: account.username, address },
      {
        action,
        entity: 'user',
        entityId: account.id,
        websiteId: account.websiteId,
        label: account.username,
        after: { times: count, browser },
      },
    ));
  if (last) await setAfter(tx, last.id, { ...last.after, times: count, last_at: at });
  if (count >= warnedFrom[action]) {
    await tx.insert(warnings).values({ userId: account.id, entryId }).onConflictDoNothing();
  }
  return entryId;
}

/** Subtracts refusals that were the owner's. An entry with none left is deleted, with its warning. */
export async function takeBackFromEntry(tx: Tx, entryId: number, times: number): Promise<void> {
  const [found] = await tx
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.id, entryId));
  const left = Number(found?.after?.times ?? 0) - times;
  if (left > 0) await setAfter(tx, entryId, { ...found?.after, times: left });
  else await tx.delete(auditEntries).where(eq(auditEntries.id, entryId));
}

async function findLast(tx: Tx, action: CountedAction, accountId: number) {
  const since = new Date(Date.now() - entryMs).toISOString();
  const [last] = await tx
    .select({ id: auditEntries.id, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, action),
        gt(auditEntries.at, since),
        eq(auditEntries.entity, 'user'),
        eq(auditEntries.entityId, accountId),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last;
}

async function setAfter(tx: Tx, id: number, after: typeof auditEntries.$inferInsert.after) {
  await tx.update(auditEntries).set({ after }).where(eq(auditEntries.id, id));
}
