import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { sessionHours, sessionIdleMinutes } from '../config/server-limits.ts';
import type { Database, Reader, Tx } from '../db/database.ts';
import { deleteInTransactions } from '../db/delete-in-transactions.ts';
import { deleteOlder } from '../db/delete-older.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { sessions, users } from '../db/schema.ts';
import type { SessionUser } from '../http/app-env.ts';

export interface FoundSession {
  user: SessionUser;
  lastSeenAt: string;
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
        user: { id: users.id, username: users.username, websiteId: users.websiteId },
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
    return found;
  };
}

export async function addSession(tx: Tx, id: string, userId: number): Promise<void> {
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

/** Deletes sessions that can no longer be used. */
export async function purgeSessions(db: Database, signal: AbortSignal): Promise<void> {
  // An expired session is not used any more, so deleting idle sessions also deletes expired ones.
  const rows = { table: sessions, id: sessions.id, time: sessions.lastSeenAt };
  await deleteInTransactions(db, signal, (tx, limit) =>
    deleteOlder(tx, rows, idleSince(Date.now()), limit),
  );
}

function idleSince(now: number): string {
  return toText(now - sessionIdleMinutes * 60_000);
}

function toText(time: number): string {
  return new Date(time).toISOString();
}
