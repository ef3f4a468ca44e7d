import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { auditImages, faqs, images, releaseImages, websiteSettings } from './schema.ts';

/**
 * Deletes images that no FAQ, no avatar, no release and no undo needs. If names are passed, checks only those images.
 */
export async function dropUnusedImages(tx: Tx, names?: readonly string[]): Promise<void> {
  const showing = tx.select({ id: faqs.id }).from(faqs).where(eq(faqs.image, images.name));
  const inSnapshot = tx
    .select({ id: auditImages.entryId })
    .from(auditImages)
    .where(eq(auditImages.image, images.name));
  const inRelease = tx
    .select({ id: releaseImages.releaseId })
    .from(releaseImages)
    .where(eq(releaseImages.image, images.name));
  const asAvatar = tx
    .select({ id: websiteSettings.websiteId })
    .from(websiteSettings)
    .where(eq(websiteSettings.avatar, images.name));
  const candidate = names && inArray(images.name, [...names]);
  const uses = [showing, inSnapshot, inRelease, asAvatar];
  await tx.delete(images).where(and(candidate, ...uses.map(notExists)));
}
