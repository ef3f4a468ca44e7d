import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { faqs } from '../../db/schema.ts';
import { Forest, type ForestOptions } from './forest.ts';

/** A website's tree as stored now. To write it, load it in the transaction of the write: then nobody else changes it. */
export async function loadTree(
  db: Reader,
  websiteId: number,
  options?: ForestOptions,
): Promise<Forest> {
  const { id, parentId, position, path } = faqs;
  const rows = await db
    .select({ id, parentId, position, path })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(path));
  return new Forest(websiteId, rows, options);
}
