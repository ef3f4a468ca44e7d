import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { SignInMethod } from '../contract/sign-in.ts';
import type { Database, Reader, Tx } from '../db/database.ts';
import { deleteInTransactions, purgeOlder } from '../db/delete-in-transactions.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { challenges, resetLinks, sessions, users } from '../db/schema.ts';
import type { SessionUser } from '../http/app-env.ts';
import {
  proofMinutes,
  replacedSessionSeconds,
  sessionHours,
  sessionIdleMinutes,
  sessionsMax,
} from './auth-limits.ts';
import { rightsColumns, toSessionUser } from './rights/stored-rights.ts';
import { endExpired } from './sign-in/unfinished-sign-ins.ts';

export interface FoundSession {
  user: SessionUser;
  lastSeenAt: string;
  /** The id with which the session began. It does not change with a proof. */
  beganAs: string;
}

/** Identifies a session: the hash of its fingerprint cookie, and the account's data of its token. */
export interface SessionKey {
  id: string;
  userId: number;
  epoch: number;
}

/**
 * Finds a session. Returns undefined when the session ended, expired or was idle too long, or when its account is
 * inactive or deleted.
 */
export type FindSession = (key: SessionKey) => Promise<FoundSession | undefined>;

/** The clock of a running machine may be set back by up to this time without ending sessions. */
const clockStepMs = 5 * 60_000;

/** Builds the query once: every admin request runs it, and building it takes most of the time. */
export function prepareFindSession(db: Reader): FindSession {
  const query = prepareQuery(
    db
      .select({
        lastSeenAt: sessions.lastSeenAt,
        beganAs: sql<string>`coalesce(${sessions.beganAs}, ${sessions.id})`,
        user: { id: users.id, username: users.username, ...rightsColumns },
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sql.placeholder('id')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          // A session that began while the clock was ahead would otherwise last until that future time.
          lte(sessions.expiresAt, sql.placeholder('latestExpiry')),
          gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
          eq(users.id, sql.placeholder('userId')),
          eq(users.sessionEpoch, sql.placeholder('epoch')),
          eq(users.status, true),
        ),
      ),
    'find-session',
  );
  return async (key) => {
    const now = Date.now();
    const [found] = await query.execute({
      ...key,
      now: toText(now),
      latestExpiry: toText(now + sessionHours * 3_600_000 + clockStepMs),
      idleSince: idleSince(now),
    });
    return found && { ...found, user: toSessionUser(found.user) };
  };
}

/** Where and how a session began. */
export interface SessionOrigin {
  address: string;
  browser: string | null;
  signedInWith: SignInMethod;
}

/** Adds a session. The account's oldest sessions end when there are more than `sessionsMax`. */
export async function addSession(
  tx: Tx,
  id: string,
  userId: number,
  origin: SessionOrigin,
): Promise<void> {
  const now = Date.now();
  await tx.insert(sessions).values({
    id,
    userId,
    ...origin,
    createdAt: toText(now),
    lastSeenAt: toText(now),
    provenAt: toText(now),
    expiresAt: toText(now + sessionHours * 3_600_000),
  });
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.isReplaced, false)))
    .orderBy(desc(sessions.createdAt));
  const surplus = rows.slice(sessionsMax).map((row) => row.id);
  if (surplus.length > 0) await tx.delete(sessions).where(inArray(sessions.id, surplus));
}

/**
 * Gives a session a new id, proven now. The old id is valid for a few seconds more, for requests that were already under
 * way, but is not proven. Returns false when the session has ended or was replaced already.
 */
export async function replaceSession(tx: Tx, oldId: string, newId: string): Promise<boolean> {
  const now = Date.now();
  const [old] = await tx.select().from(sessions).where(eq(sessions.id, oldId));
  if (old === undefined || old.isReplaced) return false;
  const endsAt = toText(now + replacedSessionSeconds * 1000);
  await tx
    .update(sessions)
    .set({ isReplaced: true, expiresAt: endsAt < old.expiresAt ? endsAt : old.expiresAt })
    .where(eq(sessions.id, oldId));
  const beganAs = old.beganAs ?? oldId;
  await tx.insert(sessions).values({ ...old, id: newId, beganAs, provenAt: toText(now) });
  return true;
}

/** Whether the person proved who they are within the last `proofMinutes`. */
export async function isProven(db: Reader, id: string): Promise<boolean> {
  const [found] = await db
    .select({ provenAt: sessions.provenAt, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  const age = Date.now() - Date.parse(found?.provenAt ?? found?.createdAt ?? '');
  // A proof from the time of a clock that was ahead must not count until that future time.
  return age < proofMinutes * 60_000 && age > -clockStepMs;
}

/** An account's active sessions, the last used one first. */
export async function listSessions(db: Reader, userId: number) {
  const now = Date.now();
  return await db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      address: sessions.address,
      created_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
      signed_in_with: sessions.signedInWith,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.isReplaced, false),
        gt(sessions.expiresAt, toText(now)),
        gt(sessions.lastSeenAt, idleSince(now)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
}

/** Ends sessions of an account: the one with this id, or all but one. Returns how many have ended. */
export async function endSessions(
  tx: Tx,
  userId: number,
  which: { id: string } | { allBut: string | null },
): Promise<number> {
  const chosen =
    'id' in which
      ? eq(sessions.id, which.id)
      : which.allBut === null
        ? undefined
        : ne(sessions.id, which.allBut);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ isReplaced: sessions.isReplaced });
  return ended.filter(({ isReplaced }) => !isReplaced).length;
}

export async function dropSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Deletes sessions, and steps of sign-ins, that can no longer be used. */
export async function purgeSessions(db: Database, signal: AbortSignal): Promise<void> {
  // An expired session is not used any more, so deleting idle sessions also deletes expired ones.
  const idle = { id: sessions.id, time: sessions.lastSeenAt };
  await purgeOlder(db, signal, idle, idleSince(Date.now()));
  await deleteInTransactions(db, signal, endExpired);
  for (const expired of [
    { id: challenges.challenge, time: challenges.expiresAt },
    { id: resetLinks.id, time: resetLinks.expiresAt },
  ]) {
    await purgeOlder(db, signal, expired, toText(Date.now()));
  }
}

function idleSince(now: number): string {
  return toText(now - sessionIdleMinutes * 60_000);
}

function toText(time: number): string {
  return new Date(time).toISOString();
}
