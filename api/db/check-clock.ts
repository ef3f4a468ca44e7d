import { eq } from 'drizzle-orm';
import { clockDoubtHours, clockJumpDays } from '../config/server-limits.ts';
import type { Database } from './database.ts';
import { lastTrusted as id } from './known-times.ts';
import { knownTime } from './schema.ts';

type KnownTime = Omit<typeof knownTime.$inferSelect, 'id'>;

/**
 * Compares the clock with the last known time: a wrong clock that is years ahead would delete all rows that expire. A
 * clock that jumped is trusted only after servers have run with it for `clockDoubtHours`.
 *
 * @param ranForMs how long this server has run since the last check, by a monotonic clock.
 * @returns the last known time (UTC, ISO 8601) while the clock is not trusted, otherwise undefined.
 */
export async function findClockDoubt(
  db: Database,
  now: Date,
  ranForMs: number,
): Promise<string | undefined> {
  return await db.write(async (tx) => {
    const [known] = await tx.select().from(knownTime).where(eq(knownTime.id, id));
    const next = nextKnownTime(known, now, ranForMs);
    await tx
      .insert(knownTime)
      .values({ id, ...next })
      .onConflictDoUpdate({ target: knownTime.id, set: next });
    return next.doubtedAt === null ? undefined : next.at;
  });
}

function nextKnownTime(known: KnownTime | undefined, now: Date, ranForMs: number): KnownTime {
  const trusted = { at: now.toISOString(), doubtedAt: null, doubtedForMs: 0 };
  if (known === undefined || isNear(known.at, now)) return trusted;
  // After another jump, start to count from zero.
  const isSameDoubt = known.doubtedAt !== null && isNear(known.doubtedAt, now);
  const doubtedForMs = isSameDoubt ? known.doubtedForMs + Math.round(ranForMs) : 0;
  if (doubtedForMs >= clockDoubtHours * 3_600_000) return trusted;
  return { at: known.at, doubtedAt: now.toISOString(), doubtedForMs };
}

function isNear(time: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(time)) <= clockJumpDays * 86_400_000;
}
