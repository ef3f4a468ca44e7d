import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { auditEntries, auditFaqs, faqs } from '../db/schema.ts';
import { faqIdOf, type HelpRequest } from './find-help-page.ts';

/**
 * The website where the FAQ of a path is now, or from which it was deleted.
 *
 * @returns undefined if it is a draft of this website, or never existed.
 */
export async function findFormerPlace(
  db: Reader,
  { page = '' }: HelpRequest,
  websiteId: number,
): Promise<number | undefined> {
  const id = faqIdOf(page);
  if (id === undefined) return undefined;
  const place = await findPlaceOf(db, id);
  return place && (place.isDeleted || place.websiteId !== websiteId) ? place.websiteId : undefined;
}

/** The website of a FAQ; of a deleted one, its last. Undefined if it never existed, or is forgotten. */
export async function findPlaceOf(
  db: Reader,
  faqId: number,
): Promise<{ websiteId: number; isDeleted: boolean } | undefined> {
  const [row] = await db.select({ websiteId: faqs.websiteId }).from(faqs).where(eq(faqs.id, faqId));
  if (row !== undefined) return { ...row, isDeleted: false };
  // An entry either describes a FAQ, or lists it among others that it wrote.
  const columns = { entry: auditEntries.id, websiteId: auditEntries.websiteId };
  const described = db
    .select(columns)
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, faqId), eq(auditEntries.entity, 'faq')))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const listed = db
    .select(columns)
    .from(auditFaqs)
    .innerJoin(auditEntries, eq(auditEntries.id, auditFaqs.entryId))
    .where(eq(auditFaqs.faqId, faqId))
    .orderBy(desc(auditFaqs.entryId))
    .limit(1);
  const [last] = [...(await described), ...(await listed)].sort((a, b) => b.entry - a.entry);
  const websiteId = last?.websiteId ?? undefined;
  return websiteId === undefined ? undefined : { websiteId, isDeleted: true };
}
