import { and, eq, notExists } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { auditImages, faqs, images } from './schema.ts';

/**
 * Deletes images that neither a FAQ nor a deletion that can be undone needs. With a name, only that image is
 * considered.
 */
export async function dropUnusedImages(tx: Tx, name?: string): Promise<void> {
  const showing = tx.select({ id: faqs.id }).from(faqs).where(eq(faqs.image, images.name));
  const inSnapshot = tx
    .select({ id: auditImages.entryId })
    .from(auditImages)
    .where(eq(auditImages.image, images.name));
  const candidate = name === undefined ? undefined : eq(images.name, name);
  await tx.delete(images).where(and(candidate, notExists(showing), notExists(inSnapshot)));
}
