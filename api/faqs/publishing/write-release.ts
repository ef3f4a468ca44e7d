import { and, eq, inArray, lte, max } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { releasesMax } from '../../contract/limits.ts';
import type { Tx } from '../../db/database.ts';
import { dropUnusedImages } from '../../db/drop-unused-images.ts';
import { lastEditColumns } from '../../db/edit-row.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs, releaseImages, releases, websiteSettings } from '../../db/schema.ts';
import { listPublicFaqs } from '../faq-queries.ts';
import { compareTrees, countDifferent } from './compare-trees.ts';
import type { ReleaseRow } from './release-queries.ts';
import { type OutlineEntry, type PackedTree, packTree, unpackOutline } from './release-tree.ts';

/** The content of a release. */
export interface ReleaseContent extends PackedTree {
  entries: readonly OutlineEntry[];
  images: readonly string[];
}

/** The draft as it is now. */
export async function readDraft(tx: Tx, websiteId: number): Promise<ReleaseContent> {
  const tree = await listPublicFaqs(tx, websiteId);
  const versions = await tx
    .select({ id: faqs.id, version: faqs.version })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId));
  const packed = await packTree(tree, new Map(versions.map(({ id, version }) => [id, version])));
  return { ...packed, images: [...new Set(tree.flatMap(({ image }) => image ?? []))] };
}

/** The content of an earlier release. */
export async function readRelease(
  tx: Tx,
  { id, tree, outline }: ReleaseRow,
): Promise<ReleaseContent> {
  const images = await tx
    .select({ image: releaseImages.image })
    .from(releaseImages)
    .where(eq(releaseImages.releaseId, id));
  return {
    tree,
    outline,
    entries: unpackOutline(outline),
    images: images.map(({ image }) => image),
  };
}

/**
 * Saves a release as the one that visitors read, and deletes the oldest releases.
 *
 * @param current the release that visitors read until now; undefined for the first release.
 */
export async function writeRelease(
  { tx, by }: Change,
  { websiteId, current }: { websiteId: number; current: ReleaseRow | undefined },
  content: ReleaseContent,
  remark: { note?: string | undefined; restoredFrom?: number } = {},
): Promise<ReleaseRow> {
  const before = current && unpackOutline(current.outline);
  const [newest] = await tx
    .select({ number: max(releases.number) })
    .from(releases)
    .where(eq(releases.websiteId, websiteId));
  const [release] = await tx
    .insert(releases)
    .values({
      websiteId,
      number: (newest?.number ?? 0) + 1,
      publishedAt: new Date().toISOString(),
      publishedBy: by.username,
      note: remark.note,
      changes: before ? countDifferent(compareTrees(before, content.entries)) : 0,
      restoredFrom: remark.restoredFrom,
      tree: content.tree,
      outline: content.outline,
    })
    .returning();
  if (release === undefined) throw new Error('The database returned no new release.');
  const images = content.images.map((image) => ({ releaseId: release.id, image }));
  await runInStatements(images, async (part) => tx.insert(releaseImages).values(part));
  await tx
    .insert(websiteSettings)
    .values({ websiteId, releaseId: release.id, ...lastEditColumns(by.username) })
    // Do not raise the version: a publication does not change the settings that it belongs to.
    .onConflictDoUpdate({ target: websiteSettings.websiteId, set: { releaseId: release.id } });
  await dropOldReleases(tx, release);
  return release;
}

async function dropOldReleases(tx: Tx, { websiteId, number }: ReleaseRow): Promise<void> {
  const old = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.websiteId, websiteId), lte(releases.number, number - releasesMax)));
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  const images = await tx
    .select({ image: releaseImages.image })
    .from(releaseImages)
    .where(inArray(releaseImages.releaseId, ids));
  await tx.delete(releases).where(inArray(releases.id, ids));
  const names = new Set(images.map(({ image }) => image));
  await runInStatements([...names], (part) => dropUnusedImages(tx, part));
}
