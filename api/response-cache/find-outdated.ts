import { eq, inArray } from 'drizzle-orm';
import { type RecordedWrite, websitesOf } from '../audit-log/audited-database.ts';
import type { AuditEntity } from '../contract/audit.ts';
import type { Reader } from '../db/database.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import type { Outdated } from './response-cache.ts';

/** Writes of a website's own rows. Those of FAQs change nothing for the visitors of a website that collects a draft. */
const ofWebsites: readonly AuditEntity[] = ['website', 'release'];

/**
 * Finds the websites whose visitors read something else after writes.
 *
 * @param synced the websites whose FAQs changed with them.
 */
export async function findOutdated(
  tx: Reader,
  recorded: readonly RecordedWrite[],
  synced: Iterable<number>,
): Promise<Outdated> {
  if (recorded.some(({ entity }) => entity === 'announcement')) return 'all';
  const itself = new Set(
    recorded.filter(({ entity }) => ofWebsites.includes(entity)).flatMap(websitesOf),
  );
  const faqs = recorded.filter(({ entity }) => entity === 'faq').flatMap(websitesOf);
  const written = new Set([...itself, ...faqs, ...synced]);
  if (written.size === 0) return written;
  const rows = await tx
    .select({
      id: websites.id,
      isLibrary: websites.isLibrary,
      releaseId: websiteSettings.releaseId,
    })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(inArray(websites.id, [...written]));
  for (const { id, isLibrary, releaseId } of rows) {
    // The library's words are the defaults of all websites.
    if (isLibrary && itself.has(id)) return 'all';
    if (releaseId !== null && !itself.has(id)) written.delete(id);
  }
  return written;
}
