import { and, eq, gte, isNull, lte } from 'drizzle-orm';
import { systemActor } from '../audit-log/actor.ts';
import { type Change, createAuditedDatabase } from '../audit-log/audited-database.ts';
import { hashMachineToken, makeMachineToken } from '../auth/machines/machine-token.ts';
import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import {
  type CreateMachineToken,
  tokenDays,
  tokenEndsSoonDays,
  tokenMaxDays,
  tokensPerMachine,
} from '../contract/machines.ts';
import { messages } from '../copy/messages.ts';
import type { Database, Tx } from '../db/database.ts';
import { purgeOlder } from '../db/delete-in-transactions.ts';
import { machines, machineTokens } from '../db/schema.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { requireRow } from '../http/require-row.ts';
import { machineSubject, requireMachineRow } from './machine-queries.ts';

/** How long after its end a token still gets the answer that it has ended. */
export const endedTokenDays = 90;

type TokenRow = typeof machineTokens.$inferSelect;

/** Makes a token of a program. It is returned once, and only its hash is stored. */
export async function createToken(
  { tx, record }: Change,
  machineId: number,
  { name, expires_on = dayAfter(tokenDays) }: CreateMachineToken,
): Promise<{ id: number; token: string }> {
  const machine = await requireMachineRow(tx, machineId);
  const today = jakartaDay(new Date());
  if (expires_on < today || expires_on > dayAfter(tokenMaxDays))
    throw fieldError(400, 'expires_on', messages.tokenEndOutOfRange(tokenMaxDays));
  const working = and(ofMachine(machineId), gte(machineTokens.expiresOn, today));
  if ((await tx.$count(machineTokens, working)) >= tokensPerMachine)
    throw new ApiError(409, messages.tooManyTokens(tokensPerMachine));
  const token = makeMachineToken();
  const [made] = await tx
    .insert(machineTokens)
    .values({
      machineId,
      name,
      hash: hashMachineToken(token),
      lastFour: token.slice(-4),
      expiresOn: expires_on,
    })
    .returning();
  if (made === undefined) throw new Error('The database returned no new token.');
  await record({ action: 'create', ...machineSubject(machine), after: tokenFields(made) });
  return { id: made.id, token };
}

/** Revokes a token at once, on every server. Returns its name. */
export async function revokeToken(
  { tx, record }: Change,
  machineId: number,
  id: number,
): Promise<string> {
  const machine = await requireMachineRow(tx, machineId);
  const one = and(ofMachine(machineId), eq(machineTokens.id, id));
  const token = await requireRow(
    tx.select().from(machineTokens).where(one),
    messages.tokenNotFound,
  );
  await tx.update(machineTokens).set({ revokedAt: new Date().toISOString() }).where(one);
  await record({ action: 'delete', ...machineSubject(machine), before: tokenFields(token) });
  return token.name;
}

/** Revokes all tokens of a program that is being deleted. */
export async function revokeTokens(tx: Tx, machineId: number): Promise<void> {
  const revoked = { revokedAt: new Date().toISOString() };
  await tx.update(machineTokens).set(revoked).where(ofMachine(machineId));
}

/** Warns every admin once of each token that ends soon. Otherwise its job would stop without a word. */
export async function noteEndingTokens(db: Database): Promise<void> {
  const ending = and(
    isNull(machineTokens.revokedAt),
    eq(machineTokens.isEndNoted, false),
    lte(machineTokens.expiresOn, dayAfter(tokenEndsSoonDays)),
  );
  const find = (from: Pick<Tx, 'select'>) =>
    from
      .select({ token: machineTokens, machine: { id: machines.id, name: machines.name } })
      .from(machineTokens)
      .innerJoin(machines, eq(machines.id, machineTokens.machineId))
      .where(ending);
  // Most runs find none, and a transaction waits for others.
  if ((await find(db.read)).length === 0) return;
  await createAuditedDatabase(db).write(systemActor, async ({ tx, record, nothingToWrite }) => {
    nothingToWrite();
    for (const { token, machine } of await find(tx)) {
      const after = { ...tokenFields(token), ends_soon: true };
      await record({ action: 'update', ...machineSubject(machine), after });
      await tx
        .update(machineTokens)
        .set({ isEndNoted: true })
        .where(eq(machineTokens.id, token.id));
    }
  });
}

/** Deletes tokens that ended so long ago that no job should still send them. */
export async function purgeTokens(db: Database, signal: AbortSignal): Promise<void> {
  const before = daysBefore(jakartaDay(new Date()), endedTokenDays);
  await purgeOlder(db, signal, { id: machineTokens.id, time: machineTokens.expiresOn }, before);
}

function ofMachine(machineId: number) {
  return and(eq(machineTokens.machineId, machineId), isNull(machineTokens.revokedAt));
}

/** Never the token or its hash. */
function tokenFields({ name, lastFour, expiresOn }: TokenRow) {
  return { token: name, last_four: lastFour, expires_on: expiresOn };
}

/** The day in so many days. */
function dayAfter(days: number): string {
  return daysBefore(jakartaDay(new Date()), -days);
}
