import { eq, notExists } from 'drizzle-orm';
import type { Tx } from './open.ts';
import { faqs, images } from './schema.ts';

/** Deletes the images that no FAQ points to any more, in the transaction that let go of them. */
export async function dropUnusedImages(tx: Tx): Promise<void> {
  const users = tx.select({ id: faqs.id }).from(faqs).where(eq(faqs.image, images.name));
  await tx.delete(images).where(notExists(users));
}
