import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

const patienceMs = 1000;
const cacheMs = 1000;

/**
 * Returns a check whether the server can work: the database is writable, has space, and has the right migrations. It
 * writes at most once a second, even if it is called more often.
 *
 * @returns the error that prevents it, if any.
 */
export function createReadiness(db: Database): () => Promise<Error | undefined> {
  let running: Promise<Error | undefined> | undefined;
  // A check that hangs occupies a connection, so do not start a second one at the same time.
  const check = () => {
    running ??= db.checkWritable().then(
      () => undefined,
      (error: Error) => error,
    );
    const mine = running;
    mine.then(() => {
      if (running === mine) running = undefined;
    });
    return mine;
  };
  let last = {
    at: Number.NEGATIVE_INFINITY,
    result: Promise.resolve<Error | undefined>(undefined),
  };
  return () => {
    if (performance.now() - last.at > cacheMs)
      last = { at: performance.now(), result: withPatience(check()) };
    return last.result;
  };
}

async function withPatience(done: Promise<Error | undefined>): Promise<Error | undefined> {
  const timeout = setTimeout(patienceMs, new Error(`No write within ${patienceMs} ms.`), {
    ref: false,
  });
  return await Promise.race([done, timeout]);
}
