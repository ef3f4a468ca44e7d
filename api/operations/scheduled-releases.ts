import { createAuditedDatabase } from '../audit-log/audited-database.ts';
import { scheduleCheckSeconds } from '../config/limits.ts';
import type { Database } from '../db/database.ts';
import { listDue, publishScheduled } from '../faqs/publishing/schedule.ts';

export interface ScheduledReleasesOptions {
  /** Aborting it stops the publications, between two transactions. */
  signal: AbortSignal;
  logError: (error: Error) => void;
  /** Called for each website whose visitors read something else now. */
  onPublished: (websiteId: number) => void;
}

/**
 * Publishes what is scheduled, every `scheduleCheckSeconds` and once at the start. Every server looks; the transaction decides
 * which one publishes. A publication that fails is logged and tried again.
 */
export function startScheduledReleases(
  database: Database,
  { signal, logError, onPublished }: ScheduledReleasesOptions,
): void {
  const db = createAuditedDatabase(database);
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    await attempt(async () => {
      for (const due of await listDue(db, new Date())) {
        if (signal.aborted) return;
        await attempt(async () => {
          await publishScheduled(db, due);
          onPublished(due.websiteId);
        });
      }
    });
    if (!signal.aborted) timer = setTimeout(run, scheduleCheckSeconds * 1000).unref();
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      logError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void run();
}
