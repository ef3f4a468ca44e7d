import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { faqs } from '../../api/db/schema.ts';

/** Fails unless every stored path matches the parents and positions. */
export async function expectIntactTree(db: Database, websiteId: number): Promise<void> {
  expectIntactRows(await db.read.select().from(faqs).where(eq(faqs.websiteId, websiteId)));
}

/** The same of the rows of one website. */
export function expectIntactRows(rows: readonly (typeof faqs.$inferSelect)[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: number | null): string => {
    if (id === null) return '';
    const row = byId.get(id);
    if (row === undefined) return 'parent of another website/';
    return `${pathOf(row.parentId)}${String(row.position).padStart(7, '0')}/`;
  };
  expect(rows.map(({ id, path }) => ({ id, path }))).toEqual(
    rows.map(({ id }) => ({ id, path: pathOf(id) })),
  );
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
}
