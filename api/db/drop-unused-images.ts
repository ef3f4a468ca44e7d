import { and, eq, notExists } from 'drizzle-orm';
import type { Tx } from './open.ts';
import { auditImages, faqs, images } from './schema.ts';

/**
 * Deletes the images that no FAQ shows and no deletion that can still be undone needs; with a name, that one if it is
 * such.
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
