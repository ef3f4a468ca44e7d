import { type SQL, sql } from 'drizzle-orm';
import { created } from './created.ts';

/** Who edited a row and when; increases its version. */
export function edited(by: string): ReturnType<typeof created> & { version: SQL<number> } {
  return { ...created(by), version: sql<number>`version + 1` };
}
