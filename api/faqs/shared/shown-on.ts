import { asc, eq, sql } from 'drizzle-orm';
import type { ShownOn } from '../../contract/faqs/shared-faqs.ts';
import type { Reader } from '../../db/database.ts';
import { columns } from '../../db/engine.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { faqs, websiteSettings, websites } from '../../db/schema.ts';

/** The websites that show a FAQ of the library or FAQs below it. */
export async function listShownOn(db: Reader, { id, path }: FaqRow): Promise<ShownOn[]> {
  const original = columns.alias(faqs, 'original');
  const rows = await db
    .select({
      website: websites,
      releaseId: websiteSettings.releaseId,
      faqId: faqs.id,
      sourceId: faqs.sourceId,
    })
    .from(faqs)
    .innerJoin(original, eq(original.id, faqs.sourceId))
    .innerJoin(websites, eq(websites.id, faqs.websiteId))
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, faqs.websiteId))
    .where(sql`substr(${original.path}, 1, ${path.length}) = ${path}`)
    .orderBy(asc(websites.id));
  const shown = new Map<number, ShownOn>();
  for (const { website, releaseId, faqId, sourceId } of rows) {
    if (sourceId !== id && shown.has(website.id)) continue;
    shown.set(website.id, {
      website_id: website.id,
      name: website.name,
      is_draft: releaseId !== null,
      faq_id: sourceId === id ? faqId : null,
    });
  }
  return [...shown.values()];
}
