import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

const patienceMs = 1000;
const cacheMs = 1000;

/**
 * Returns a check whether the server can work: the database takes writes, has space, and has the right migrations.
 * However often it is called, it writes at most once a second.
 *
 * @returns the error that prevents it, if any.
 */
export function createReadiness(db: Database): () => Promise<Error | undefined> {
  let last = {
    at: Number.NEGATIVE_INFINITY,
    result: Promise.resolve<Error | undefined>(undefined),
  };
  return () => {
    if (performance.now() - last.at > cacheMs) last = { at: performance.now(), result: look(db) };
    return last.result;
  };
}

async function look(db: Database): Promise<Error | undefined> {
  const timeout = setTimeout(patienceMs, new Error(`No write within ${patienceMs} ms.`), {
    ref: false,
  });
  const done = db.checkWritable().then(
    () => undefined,
    (error: Error) => error,
  );
  return await Promise.race([done, timeout]);
}
