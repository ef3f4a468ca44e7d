import { purgeAudit } from './audit/purge-audit.ts';
import { purgeSessions } from './auth/session-queries.ts';
import type { Database } from './db/open.ts';
import { purgeKeys } from './idempotency/kept-answers.ts';

const dayMs = 86_400_000;

export interface HousekeepingOptions {
  /** Ends it for good, between two transactions. */
  signal: AbortSignal;
  logError: (error: Error) => void;
}

/** Forgets what is past its time, now and once a day. A day that fails is logged and made up for on the next. */
export function startHousekeeping(db: Database, { signal, logError }: HousekeepingOptions): void {
  const run = async () => {
    try {
      await purgeAudit(db, signal);
      await purgeKeys(db, signal);
      await purgeSessions(db, signal);
    } catch (error) {
      logError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const timer = setInterval(run, dayMs).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  void run();
}
