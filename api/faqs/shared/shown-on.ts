import { asc, eq } from 'drizzle-orm';
import type { ShownOn } from '../../contract/faqs/shared-faqs.ts';
import type { Reader } from '../../db/database.ts';
import { faqs, websiteSettings, websites } from '../../db/schema.ts';

/** The websites that show a FAQ of the library. */
export async function listShownOn(db: Reader, id: number): Promise<ShownOn[]> {
  const rows = await db
    .select({ website: websites, releaseId: websiteSettings.releaseId, faqId: faqs.id })
    .from(faqs)
    .innerJoin(websites, eq(websites.id, faqs.websiteId))
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, faqs.websiteId))
    .where(eq(faqs.sourceId, id))
    .orderBy(asc(websites.id));
  return rows.map(({ website, releaseId, faqId }) => ({
    website_id: website.id,
    name: website.name,
    is_draft: releaseId !== null,
    faq_id: faqId,
  }));
}
