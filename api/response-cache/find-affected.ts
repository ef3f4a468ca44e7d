import { eq, inArray } from 'drizzle-orm';
import { type RecordedWrite, websitesOf } from '../audit-log/audited-database.ts';
import type { AuditAction } from '../contract/audit.ts';
import type { Reader } from '../db/database.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import type { Outdated } from './response-cache.ts';

/** After these, visitors read the same. */
const unseen: readonly AuditAction[] = ['confirm', 'schedule', 'unschedule'];

export interface Affected {
  /** The websites whose FAQs or words changed: their drafts, too. */
  written: ReadonlySet<number>;
  outdated: Outdated;
}

/**
 * Finds the websites that writes affect. Writes of FAQs change nothing for the visitors of a website that collects a draft.
 *
 * @param synced the websites whose FAQs changed with them.
 */
export async function findAffected(
  tx: Reader,
  recorded: readonly RecordedWrite[],
  synced: Iterable<number>,
): Promise<Affected> {
  const writes = recorded.filter(({ action }) => !unseen.includes(action));
  // They are rare, and may concern any website.
  const isForAll = writes.some(({ entity }) => entity === 'announcement');
  const settings = new Set(writes.flatMap(websitesOfSettings));
  const faqs = writes.filter(({ entity }) => entity === 'faq').flatMap(websitesOf);
  const written = new Set([...settings, ...faqs, ...synced]);
  if (written.size === 0) return { written, outdated: isForAll ? 'all' : [] };
  const rows = await tx
    .select({
      id: websites.id,
      isLibrary: websites.isLibrary,
      releaseId: websiteSettings.releaseId,
    })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(inArray(websites.id, [...written]));
  // The library's words are the defaults of all websites.
  if (rows.some(({ id, isLibrary }) => isLibrary && settings.has(id))) {
    const all = await tx.select({ id: websites.id }).from(websites);
    return { written: new Set(all.map(({ id }) => id)), outdated: 'all' };
  }
  const unchanged = rows.filter(({ id, releaseId }) => releaseId !== null && !settings.has(id));
  const outdated = new Set(written);
  for (const { id } of unchanged) outdated.delete(id);
  return { written, outdated: isForAll ? 'all' : outdated };
}

/** The websites of which a write changed more than FAQs. A write of FAQs may set words of websites. */
function websitesOfSettings(write: RecordedWrite): number[] {
  if (write.entity === 'website' || write.entity === 'release') return websitesOf(write);
  const steps = [...(write.undo ?? []), ...(write.undone ?? [])];
  return steps.flatMap((step) =>
    step.type === 'row' && step.table === 'websiteSettings' ? step.id : [],
  );
}
