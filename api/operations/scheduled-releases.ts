import { createAuditedDatabase } from '../audit-log/audited-database.ts';
import { scheduleCheckSeconds } from '../config/server-limits.ts';
import type { Database } from '../db/database.ts';
import { listDue, publishScheduled } from '../faqs/publishing/schedule.ts';

export interface ScheduledReleasesOptions {
  /** Aborting it stops the publications, between two transactions. */
  signal: AbortSignal;
  logError: (error: Error) => void;
  /** Called for each website whose visitors read something else now. */
  onPublished: (websiteId: number) => void;
  /** Called for each publication that this server has made, or failed to make. */
  onOutcome: (outcome: 'published' | 'failed') => void;
}

/**
 * Publishes what is scheduled, every `scheduleCheckSeconds` and once at the start. Every server looks; the transaction decides
 * which one publishes. A publication that fails is logged and tried again.
 */
export function startScheduledReleases(
  database: Database,
  { signal, logError, onPublished, onOutcome }: ScheduledReleasesOptions,
): void {
  const db = createAuditedDatabase(database);
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      for (const due of await listDue(db, new Date())) {
        if (signal.aborted) return;
        await publish(due).catch((error: unknown) => {
          onOutcome('failed');
          report(error);
        });
      }
    } catch (error) {
      report(error);
    }
    if (!signal.aborted) timer = setTimeout(run, scheduleCheckSeconds * 1000).unref();
  }

  async function publish(due: Awaited<ReturnType<typeof listDue>>[number]): Promise<void> {
    if (!(await publishScheduled(db, due))) return;
    onPublished(due.websiteId);
    onOutcome('published');
  }

  function report(error: unknown): void {
    logError(error instanceof Error ? error : new Error(String(error)));
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void run();
}
