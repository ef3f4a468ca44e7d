import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { faqs } from '../db/schema.ts';
import { branchEnd, childPath, positionDigits } from '../db/tree-path.ts';

interface Siblings {
  websiteId: number;
  /** Empty for the top tier. */
  parentPath: string;
  /** Positions, inclusive. The position after `last` must be free. */
  first: number;
  last: number;
}

/**
 * Raises the positions of some siblings by one, and the paths of their branches. Uses two statements, because both
 * engines check unique paths row by row: the first one adds a mark before the paths, so that no new path equals an old
 * one.
 */
export async function shiftSiblings(
  tx: Tx,
  { websiteId, parentPath, first, last }: Siblings,
): Promise<void> {
  const ofWebsite = eq(faqs.websiteId, websiteId);
  const start = childPath(parentPath, first);
  const end = branchEnd(childPath(parentPath, last));
  await tx
    .update(faqs)
    .set({ path: sql`'!' || ${faqs.path}` })
    .where(and(ofWebsite, gte(faqs.path, start), lt(faqs.path, end)));

  // SQL counts characters from 1, and the mark is the first one.
  const digitsAt = parentPath.length + 2;
  const digits = sql`substr(${faqs.path}, ${digitsAt}, ${positionDigits})`;
  const raised = sql`substr(cast(10000001 + cast(${digits} as integer) as text), 2)`;
  const rest = sql`substr(${faqs.path}, ${digitsAt + positionDigits})`;
  const siblingLength = start.length + 1;
  await tx
    .update(faqs)
    .set({
      position: sql`${faqs.position} + case length(${faqs.path}) when ${siblingLength} then 1 else 0 end`,
      path: sql`${parentPath} || ${raised} || ${rest}`,
    })
    .where(and(ofWebsite, gt(faqs.path, '!'), lt(faqs.path, '"')));
}
