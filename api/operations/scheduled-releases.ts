import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import { listDue, publishScheduled } from '../faqs/publishing/schedule.ts';

/** Interval of the check for scheduled publications. */
const scheduleCheckSeconds = 10;

export interface ScheduledReleasesOptions {
  /** Aborting it stops the publications after the current transaction. */
  signal: AbortSignal;
  logError: (error: Error) => void;
  /** Called for each publication of this server, with its outcome. */
  onOutcome: (outcome: 'published' | 'failed') => void;
}

/**
 * Publishes due schedules, every `scheduleCheckSeconds` and once at the start. Every server checks; the transaction
 * decides which one publishes. A failed publication is logged and retried.
 */
export function startScheduledReleases(
  db: AuditedDatabase,
  { signal, logError, onOutcome }: ScheduledReleasesOptions,
): void {
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
    if (await publishScheduled(db, due)) onOutcome('published');
  }

  function report(error: unknown): void {
    logError(error instanceof Error ? error : new Error(String(error)));
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void run();
}
