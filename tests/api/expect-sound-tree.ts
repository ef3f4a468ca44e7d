import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../api/db/open.ts';
import { faqBlocks, faqs } from '../../api/db/schema.ts';

/** Fails unless every stored path says exactly what the parents and positions say, and the blocks count every row. */
export async function expectSoundTree(db: Database, websiteId: number): Promise<void> {
  const rows = await db.read.select().from(faqs).where(eq(faqs.websiteId, websiteId));
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
  await expectSoundBlocks(db, websiteId, rows.map(({ path }) => path).sort());
}

async function expectSoundBlocks(db: Database, websiteId: number, paths: string[]): Promise<void> {
  const blocks = await db.read
    .select({ firstPath: faqBlocks.firstPath, size: faqBlocks.size })
    .from(faqBlocks)
    .where(eq(faqBlocks.websiteId, websiteId))
    .orderBy(faqBlocks.firstPath);
  const expected = blocks.map(({ firstPath }, index) => {
    const next = blocks[index + 1]?.firstPath ?? '\uffff';
    return { firstPath, size: paths.filter((path) => path >= firstPath && path < next).length };
  });
  expect(blocks).toEqual(expected);
  expect(paths[0] === undefined || blocks[0]?.firstPath === '').toBe(true);
}
