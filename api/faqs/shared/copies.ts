import {
  and,
  asc,
  countDistinct,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { columns } from '../../db/engine.ts';
import { type FaqRow, pick, type StoredTexts, sharedNames } from '../../db/faq-row.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs, websites } from '../../db/schema.ts';
import type { Library } from './library.ts';

/** A FAQ of a website that is a copy of a shared one. */
export interface Copy {
  id: number;
  websiteId: number;
  parentId: number | null;
  sourceId: number;
  path: string;
}

/** A website's copies in tree order. */
export async function readCopies(db: Reader, websiteId: number): Promise<Copy[]> {
  const { id, parentId, path } = faqs;
  const rows = await db
    .select({ id, websiteId: faqs.websiteId, parentId, sourceId: faqs.sourceId, path })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), gt(faqs.sourceId, 0)))
    .orderBy(asc(path));
  return rows.flatMap(({ sourceId, ...row }) => (sourceId === null ? [] : { ...row, sourceId }));
}

/** The websites that have copies. Stops at a website's first copy: all copies of all websites are many rows. */
export async function listShowing(db: Reader): Promise<number[]> {
  const all = await db.select({ id: websites.id }).from(websites).orderBy(asc(websites.id));
  const copy = db
    .select({ id: faqs.id })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websites.id), gt(faqs.sourceId, 0)));
  const showing = await runInStatements(
    all.map(({ id }) => id),
    (part) =>
      db
        .select({ id: websites.id })
        .from(websites)
        .where(and(inArray(websites.id, part), exists(copy)))
        .orderBy(asc(websites.id)),
  );
  return showing.flat().map(({ id }) => id);
}

/** The websites that show one of these FAQs of the library. */
export async function readShowing(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  const showing = new Set<number>();
  await runInStatements(ids, async (part) => {
    const rows = await db
      .select({ websiteId: faqs.websiteId })
      .from(faqs)
      .where(inArray(faqs.sourceId, part))
      .groupBy(faqs.websiteId);
    for (const { websiteId } of rows) showing.add(websiteId);
  });
  return showing;
}

/** How many websites show each of these FAQs of the library; those that none shows are left out. */
export async function countShowing(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const counts = await runInStatements(ids, (part) =>
    db
      .select({ id: faqs.sourceId, websites: countDistinct(faqs.websiteId) })
      .from(faqs)
      .where(inArray(faqs.sourceId, part))
      .groupBy(faqs.sourceId),
  );
  return new Map(counts.flat().map(({ id, websites }) => [id ?? 0, websites]));
}

/** The branches of the library that a website shows, by the id of their first row. */
export async function readShown(
  db: Reader,
  websiteId: number,
): Promise<Map<number, { source_id: number; faqs: number }>> {
  const shown = new Map<number, { source_id: number; faqs: number }>();
  let root: Copy | undefined;
  for (const copy of await readCopies(db, websiteId)) {
    if (root === undefined || !copy.path.startsWith(root.path)) {
      root = copy;
      shown.set(root.id, { source_id: root.sourceId, faqs: 0 });
    }
    const branch = shown.get(root.id);
    if (branch) branch.faqs += 1;
  }
  return shown;
}

interface StaleCopy {
  row: FaqRow;
  /** The original's texts. */
  content: Partial<StoredTexts>;
}

/** A website's copies whose texts are not those of their originals. */
export async function readStale(db: Reader, websiteId: number): Promise<StaleCopy[]> {
  return await readCopiesWithOriginals(db, await findStale(db, eq(faqs.websiteId, websiteId)));
}

/** The same of all websites, among the FAQs with these ids and the copies of them. */
export async function readStaleAmong(db: Reader, ids: readonly number[]): Promise<StaleCopy[]> {
  const stale = await runInStatements(ids, (part) =>
    findStale(db, or(inArray(faqs.id, part), inArray(faqs.sourceId, part))),
  );
  return await readCopiesWithOriginals(db, [...new Set(stale.flat())]);
}

async function findStale(db: Reader, among: SQL | undefined): Promise<number[]> {
  const original = columns.alias(faqs, 'original');
  const rows = await db
    .select({ id: faqs.id })
    .from(faqs)
    .innerJoin(original, eq(original.id, faqs.sourceId))
    .where(
      and(
        among,
        or(...sharedNames.map((name) => sql`${faqs[name]} is distinct from ${original[name]}`)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** In parts: a hundred websites have a hundred copies of each FAQ. */
async function readCopiesWithOriginals(db: Reader, ids: readonly number[]): Promise<StaleCopy[]> {
  const original = columns.alias(faqs, 'original');
  const copies = await runInStatements(ids, (part) =>
    db
      .select({ row: faqs, content: pick(original, sharedNames) })
      .from(faqs)
      .innerJoin(original, eq(original.id, faqs.sourceId))
      .where(inArray(faqs.id, part)),
  );
  return copies.flat();
}

/** Whether a website has a FAQ of its own within a shown branch. */
export async function hasOwnBelow(db: Reader, websiteId: number): Promise<boolean> {
  const above = columns.alias(faqs, 'above');
  const [found] = await db
    .select({ id: faqs.id })
    .from(faqs)
    .innerJoin(above, eq(above.id, faqs.parentId))
    .where(and(eq(faqs.websiteId, websiteId), isNull(faqs.sourceId), gt(above.sourceId, 0)))
    .limit(1);
  return found !== undefined;
}

/** The copies at the top of the shown branches. */
export function rootsOf(copies: readonly Copy[]): Copy[] {
  const ids = new Set<number | null>(copies.map(({ id }) => id));
  return copies.filter(({ parentId }) => !ids.has(parentId));
}

/**
 * Whether a website's copies form the library's branches.
 *
 * @param copies of one website, in tree order.
 */
export function areInOrder(copies: readonly Copy[], library: Library): boolean {
  const sourceOf = new Map<number | null, number>(copies.map(({ id, sourceId }) => [id, sourceId]));
  const wanted = rootsOf(copies).map(({ sourceId }) => library.branchOf(sourceId));
  if (wanted.some((branch) => branch.length === 0)) return false;
  const rows = wanted.flatMap(([root, ...below]) => [
    ...(root ? [{ ...root, parentId: undefined }] : []),
    ...below,
  ]);
  return (
    rows.length === copies.length &&
    copies.every(
      ({ sourceId, parentId }, at) =>
        sourceId === rows[at]?.id && sourceOf.get(parentId) === (rows[at]?.parentId ?? undefined),
    )
  );
}
