import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/open.ts';

const patienceMs = 1000;
const cacheMs = 1000;

/**
 * Whether the server can do its work: the database takes writes, has room, and has the migrations it should. Asked as
 * often as anybody likes, it writes once a second at most.
 *
 * @returns the fault that stands in the way, if any.
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
