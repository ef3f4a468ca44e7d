import { eq } from 'drizzle-orm';
import type { RemovedPublishing, RemovedRelease } from '../audit-log/undo-steps.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { releaseImages, releases, websiteSettings } from '../db/schema.ts';
import { refuseTakenHost } from './own-host-name.ts';

/**
 * The settings and the current release, for the undo of a website's deletion; undefined for a website without stored
 * settings.
 */
export async function readPublishing(tx: Tx, id: number): Promise<RemovedPublishing | undefined> {
  const [settings] = await tx
    .select()
    .from(websiteSettings)
    .where(eq(websiteSettings.websiteId, id));
  return settings && { settings, release: await readRelease(tx, settings.releaseId) };
}

async function readRelease(tx: Tx, id: number | null): Promise<RemovedRelease | undefined> {
  if (id === null) return undefined;
  const [row] = await tx.select().from(releases).where(eq(releases.id, id));
  const images = await tx
    .select({ image: releaseImages.image })
    .from(releaseImages)
    .where(eq(releaseImages.releaseId, id));
  return (
    row && {
      row: {
        ...row,
        tree: row.tree.toString('base64'),
        outline: row.outline.toString('base64'),
      },
      images: images.map(({ image }) => image),
    }
  );
}

/** Inserts the settings and the release again. Its images are still stored, because the undo needs them. */
export async function restorePublishing(
  tx: Tx,
  { settings, release }: RemovedPublishing,
): Promise<void> {
  if (release !== undefined) {
    const { row, images } = release;
    await tx.insert(releases).values({
      ...row,
      tree: Buffer.from(row.tree, 'base64'),
      outline: Buffer.from(row.outline, 'base64'),
    });
    await runInStatements(images, async (part) =>
      tx.insert(releaseImages).values(part.map((image) => ({ releaseId: row.id, image }))),
    );
  }
  await tx.insert(websiteSettings).values(settings).catch(refuseTakenHost);
}
