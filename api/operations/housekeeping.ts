import { purgeAnnouncements } from '../announcements/purge-announcements.ts';
import { purgeAudit } from '../audit/purge-audit.ts';
import { purgeAddressesOfDay } from '../auth/gate-passkey/addresses-of-day.ts';
import { purgeSessions } from '../auth/session-queries.ts';
import { clockDoubtHours, housekeepingMinutes } from '../config/server-limits.ts';
import { findClockDoubt } from '../db/check-clock.ts';
import type { Database } from '../db/database.ts';
import { purgeOrigins } from '../embedding/purge-origins.ts';
import { purgeKeys } from '../idempotency/saved-responses.ts';
import { purgeInsights } from '../insights/purge-insights.ts';
import { noteEndingTokens, purgeTokens } from '../machines/token-writes.ts';
import { isOlderThan, removeTickets } from '../tickets/remove-tickets.ts';
import { measureSearches } from './measure-searches.ts';

export interface HousekeepingOptions {
  /** Days after which tickets of the ledger are deleted; undefined if they are kept. */
  ledgerDays: number | undefined;
  /** Aborting it stops the deletions after the current transaction. */
  signal: AbortSignal;
  logError: (error: Error) => void;
}

/**
 * Deletes expired rows and measures the searches every `housekeepingMinutes`, unless the clock is not trusted or another server does it. The
 * first run is not at the start, so that an operator who notices a wrong clock can stop the server. A failed run is
 * logged, and the next run deletes the rows.
 */
export function startHousekeeping(
  db: Database,
  { signal, ledgerDays, logError }: HousekeepingOptions,
): void {
  let lastRunAt = performance.now();
  let isDoubtLogged = false;

  async function isClockTrusted(): Promise<boolean> {
    const startedAt = performance.now();
    const ranForMs = startedAt - lastRunAt;
    lastRunAt = startedAt;
    // Only one server may add its running time. Otherwise the time of several servers would be added up.
    if (!(await db.ownsHousekeeping())) return false;
    const knownAt = await findClockDoubt(db, new Date(), ranForMs);
    if (knownAt !== undefined && !isDoubtLogged) logError(new Error(describeDoubt(knownAt)));
    isDoubtLogged = knownAt !== undefined;
    return knownAt === undefined;
  }

  async function run(): Promise<void> {
    try {
      if (await isClockTrusted()) {
        await purgeAudit(db, signal);
        await purgeKeys(db, signal);
        await purgeSessions(db, signal);
        await purgeAddressesOfDay(db, signal);
        await purgeInsights(db, signal);
        await purgeOrigins(db, signal);
        await purgeAnnouncements(db, signal);
        await purgeTokens(db, signal);
        await noteEndingTokens(db);
        if (ledgerDays !== undefined) await removeTickets(db, isOlderThan(ledgerDays), signal);
        await measureSearches(db, signal);
      }
    } catch (error) {
      logError(error instanceof Error ? error : new Error(String(error)));
    }
    if (!signal.aborted) timer = schedule();
  }

  const schedule = () => setTimeout(run, housekeepingMinutes * 60_000).unref();
  let timer = schedule();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

function describeDoubt(knownAt: string): string {
  return (
    `The clock says ${new Date().toISOString()}, the last known time is ${knownAt}: one of them is wrong. ` +
    `No old data is deleted until the server has run with this clock for ${clockDoubtHours} hours. Check the clock.`
  );
}
