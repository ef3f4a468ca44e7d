import { and, asc, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { auditEntries, auditFaqs, faqs, releases, websiteSettings } from '../db/schema.ts';
import { faqIdOf, type HelpRequest } from './find-help-page.ts';

/**
 * The website where a FAQ of this website is now, or from which it was deleted.
 *
 * @returns undefined if it is a draft of this website, or was only that, or never was here.
 */
export async function findFormerPlace(
  db: Reader,
  { page = '' }: HelpRequest,
  websiteId: number,
): Promise<number | undefined> {
  const id = faqIdOf(page);
  if (id === undefined) return undefined;
  const place = await findPlaceOf(db, id);
  if (place === undefined) return undefined;
  if (place.websiteId !== websiteId) {
    // Otherwise each number would lead from a website's own host to the website that has it.
    const wasHere = (await findEntry(db, id, 'first', websiteId)) !== undefined;
    return wasHere ? place.websiteId : undefined;
  }
  return place.isDeleted && !(await wasDraftOnly(db, id, websiteId)) ? websiteId : undefined;
}

/** The website of a FAQ; of a deleted one, its last. Undefined if it never existed, or is forgotten. */
export async function findPlaceOf(
  db: Reader,
  faqId: number,
): Promise<{ websiteId: number; isDeleted: boolean } | undefined> {
  const [row] = await db.select({ websiteId: faqs.websiteId }).from(faqs).where(eq(faqs.id, faqId));
  if (row !== undefined) return { ...row, isDeleted: false };
  const websiteId = (await findEntry(db, faqId, 'last'))?.websiteId ?? undefined;
  return websiteId === undefined ? undefined : { websiteId, isDeleted: true };
}

/** Whether a deleted FAQ was in no release. If the releases of its time are not stored any more, it is taken for published. */
async function wasDraftOnly(db: Reader, faqId: number, websiteId: number): Promise<boolean> {
  const direct = and(eq(websiteSettings.websiteId, websiteId), isNull(websiteSettings.releaseId));
  if ((await db.$count(websiteSettings, direct)) > 0) return false;
  const [first, last] = [await findEntry(db, faqId, 'first'), await findEntry(db, faqId, 'last')];
  if (first === undefined || last === undefined) return false;
  const { publishedAt, restoredFrom } = releases;
  const ofWebsite = eq(releases.websiteId, websiteId);
  const earlier = await db.$count(releases, and(ofWebsite, lte(publishedAt, first.at)));
  const since = and(ofWebsite, gte(publishedAt, first.at), lte(publishedAt, last.at));
  return earlier > 0 && (await db.$count(releases, and(since, isNull(restoredFrom)))) === 0;
}

/**
 * The first or the last entry about a FAQ, on any website or only on one. It either describes the FAQ, or lists it among others
 * that it wrote.
 */
async function findEntry(db: Reader, faqId: number, end: 'first' | 'last', onWebsite?: number) {
  const { id, at, websiteId, entityId, entity } = auditEntries;
  const order = end === 'first' ? asc : desc;
  const isThere = onWebsite === undefined ? undefined : eq(websiteId, onWebsite);
  const described = await db
    .select({ id, at, websiteId })
    .from(auditEntries)
    .where(and(eq(entityId, faqId), eq(entity, 'faq'), isThere))
    .orderBy(order(id))
    .limit(1);
  const listed = await db
    .select({ id, at, websiteId })
    .from(auditFaqs)
    .innerJoin(auditEntries, eq(id, auditFaqs.entryId))
    .where(and(eq(auditFaqs.faqId, faqId), isThere))
    .orderBy(order(auditFaqs.entryId))
    .limit(1);
  const [a, b] = [...described, ...listed].sort((one, other) => one.id - other.id);
  return end === 'first' ? a : (b ?? a);
}
