import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { RowTarget } from '../audit-log/audited-rows.ts';
import type { UpdateWebsiteSettings, WebsiteSettings } from '../contract/publishing.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import { ConflictError } from '../http/errors.ts';
import { requireRow } from '../http/require-row.ts';

/** Changes how a website publishes, without a version or an entry of its own. Returns how many changes it published. */
export type SwitchPublishing = (
  change: Change,
  websiteId: number,
  settings: UpdateWebsiteSettings,
) => Promise<number>;

/** A website's settings; those without a row are the default ones. @throws ApiError 404 when there is no such website. */
export async function readWebsiteSettings(db: Reader, websiteId: number): Promise<WebsiteSettings> {
  const found = db
    .select({ version: websiteSettings.version, releaseId: websiteSettings.releaseId })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(eq(websites.id, websiteId));
  const { version, releaseId } = await requireRow(found, messages.websiteNotFound);
  return { version: version ?? 1, publishing: releaseId === null ? 'direct' : 'draft' };
}

/** Returns the settings as they are now, and how many changes of FAQs were published with them. */
export async function updateWebsiteSettings(
  change: Change,
  { id, version }: RowTarget,
  wanted: UpdateWebsiteSettings,
  switchPublishing: SwitchPublishing,
): Promise<{ settings: WebsiteSettings; published: number }> {
  const { tx, by } = change;
  const before = await readWebsiteSettings(tx, id);
  if (version !== undefined && version !== before.version) {
    throw new ConflictError(messages.editedMeanwhile, before);
  }
  if (before.publishing === wanted.publishing) {
    change.nothingToWrite();
    return { settings: before, published: 0 };
  }
  const published = await switchPublishing(change, id, wanted);
  const edited = lastEditColumns(by.username);
  await tx
    .insert(websiteSettings)
    .values({ websiteId: id, ...edited, version: before.version + 1 })
    .onConflictDoUpdate({
      target: websiteSettings.websiteId,
      set: { ...edited, version: before.version + 1 },
    });
  const [website] = await tx
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.id, id));
  const settings = await readWebsiteSettings(tx, id);
  await change.record({
    action: 'update',
    entity: 'website',
    entityId: id,
    websiteId: id,
    label: website?.name ?? '',
    before: { publishing: before.publishing },
    after: { publishing: settings.publishing, ...(published > 0 && { changes: published }) },
  });
  return { settings, published };
}
