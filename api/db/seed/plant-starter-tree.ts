import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Tx } from '../database.ts';
import { lastEditColumns } from '../last-edit-columns.ts';
import { faqs, images } from '../schema.ts';
import { type ImageRow, toImageRow } from '../to-image-row.ts';
import { childPath } from '../tree-path.ts';
import type { StarterFaq } from './starter/starter-faq.ts';

export type StarterImages = ReadonlyMap<string, ImageRow>;

/** Reads the tree's images, ready to store. Call it before the transaction that stores them. */
export async function readStarterImages(
  tree: readonly StarterFaq[],
  folder: string,
): Promise<StarterImages> {
  const rows = new Map<string, ImageRow>();
  for (const name of tree.flatMap(imageNames)) {
    const content = readFileSync(join(folder, name));
    const { width, height } = await sharp(content).metadata();
    rows.set(name, toImageRow(content, width, height));
  }
  return rows;
}

/** Inserts the tree into a website. */
export async function plantStarterTree(
  tx: Tx,
  tree: readonly StarterFaq[],
  starterImages: StarterImages,
  { websiteId, by }: { websiteId: number; by: string },
): Promise<void> {
  const lastEdit = lastEditColumns(by);
  const toRows = (
    siblings: readonly StarterFaq[],
    parentId: number | null,
    parentPath: string,
  ): (typeof faqs.$inferInsert)[] =>
    siblings.flatMap(({ id, question, answer, image, children }, index) => {
      const position = index + 1;
      const path = childPath(parentPath, position);
      const imageName = image === undefined ? null : starterImages.get(image)?.name;
      if (imageName === undefined) throw new Error(`The starter image ${image} was not read.`);
      const row = { id, websiteId, parentId, question, position, path, image: imageName };
      return [{ ...row, answer: answer ?? null, ...lastEdit }, ...toRows(children ?? [], id, path)];
    });

  if (starterImages.size > 0) {
    await tx
      .insert(images)
      .values([...starterImages.values()])
      .onConflictDoNothing();
  }
  await tx.insert(faqs).values(toRows(tree, null, ''));
}

function imageNames({ image, children = [] }: StarterFaq): string[] {
  return [...(image === undefined ? [] : [image]), ...children.flatMap(imageNames)];
}
