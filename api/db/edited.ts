import { type SQL, sql } from 'drizzle-orm';
import { created } from './created.ts';

/** The stamp of an edit: who, when, and one version on. */
export function edited(by: string): ReturnType<typeof created> & { version: SQL<number> } {
  return { ...created(by), version: sql<number>`version + 1` };
}
