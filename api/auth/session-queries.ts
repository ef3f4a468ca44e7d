import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SessionUser } from '../app-env.ts';
import { sessionHours, sessionIdleMinutes } from '../contract/limits.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Database, Reader, Tx } from '../db/open.ts';
import { sessions, users } from '../db/schema.ts';

export interface FoundSession {
  user: SessionUser;
  lastSeenAt: string;
}

/** What names a session: the hash of its fingerprint, and what its token says of the account. */
export interface SessionKey {
  id: string;
  userId: number;
  epoch: number;
}

/** The session, unless it was ended, has run out, was left alone too long, or its account may not come in. */
export type FindSession = (key: SessionKey) => Promise<FoundSession | undefined>;

/** Every admin call asks it: the query is put together once, which is most of its cost. */
export function prepareFindSession(db: Reader): FindSession {
  const query = db
    .select({
      lastSeenAt: sessions.lastSeenAt,
      user: { id: users.id, username: users.username, websiteId: users.websiteId },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        eq(users.id, sql.placeholder('userId')),
        eq(users.sessionEpoch, sql.placeholder('epoch')),
        eq(users.status, true),
      ),
    )
    .prepare();
  return async (key) => {
    const now = Date.now();
    const [found] = await query.execute({ ...key, now: toText(now), idleSince: idleSince(now) });
    return found;
  };
}

export async function addSession(tx: Tx, id: string, userId: number): Promise<void> {
  // The account may have been deleted while its password was looked at: its token then finds no session.
  if ((await tx.$count(users, eq(users.id, userId))) === 0) return;
  const now = Date.now();
  await tx.insert(sessions).values({
    id,
    userId,
    createdAt: toText(now),
    lastSeenAt: toText(now),
    expiresAt: toText(now + sessionHours * 3_600_000),
  });
}

export async function dropSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Deletes the rows of sessions that nobody can use any more. */
export async function purgeSessions(db: Database, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, async (tx, limit) => {
    // Nobody is seen in a session that has run out: before long it counts as left alone as well.
    const old = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(lte(sessions.lastSeenAt, idleSince(Date.now())))
      .limit(limit);
    const dropped = await tx
      .delete(sessions)
      .where(inArray(sessions.id, old))
      .returning({ id: sessions.id });
    return dropped.length;
  });
}

function idleSince(now: number): string {
  return toText(now - sessionIdleMinutes * 60_000);
}

function toText(time: number): string {
  return new Date(time).toISOString();
}
