import type { Database, Tx } from './database.ts';
import { findStorageErrorKind } from './storage-error.ts';

export interface BatchWriterOptions<Batch, Written> {
  db: Database;
  everyMs: number;
  /** Takes what was collected since the last call; undefined when nothing was. */
  take(): Batch | undefined;
  write(tx: Tx, batch: Batch): Promise<Written>;
  onWritten?(written: Written): void;
  /** Puts a batch back that is certainly not stored, within the limits of the collection. */
  putBack(batch: Batch): void;
  logError: (error: Error) => void;
}

export interface BatchWriter {
  /** Writes what was collected. */
  write(): Promise<void>;
  /** Writes regularly until the signal is aborted. */
  start(signal: AbortSignal): void;
}

/**
 * Writes what was collected in memory, one batch after another. While the database is away, busy or full, the batch is
 * put back and written later. It is dropped when the connection broke during the commit: it may be stored, and would
 * then be counted twice. It is also dropped when its own data cause the error, because each later write would fail too.
 */
export function createBatchWriter<Batch, Written>(
  options: BatchWriterOptions<Batch, Written>,
): BatchWriter {
  const { db, take, logError } = options;
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeOnce(): Promise<void> {
    next = undefined;
    const batch = take();
    if (batch === undefined) return;
    const progress: { stage: Stage } = { stage: 'waiting' };
    try {
      const written = await db.write(async (tx) => {
        progress.stage = 'writing';
        const written = await options.write(tx, batch);
        progress.stage = 'committing';
        return written;
      });
      options.onWritten?.(written);
    } catch (error) {
      if (isKept(error, progress.stage)) options.putBack(batch);
      logError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** While a write is running, all callers wait for the same next one: with a slow database they would pile up. */
  function write(): Promise<void> {
    next ??= running = running.then(writeOnce, writeOnce);
    return next;
  }

  return {
    write,
    start(signal) {
      const timer = setInterval(write, options.everyMs).unref();
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  };
}

type Stage = 'waiting' | 'writing' | 'committing';

function isKept(error: unknown, stage: Stage): boolean {
  if (stage === 'waiting') return true;
  const kind = findStorageErrorKind(error);
  return kind !== undefined && !(stage === 'committing' && kind === 'away');
}
