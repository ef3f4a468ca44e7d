import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../config/package-root.ts';
import { Forest } from '../../faqs/tree/forest.ts';
import { saveTree } from '../../faqs/tree/save-tree.ts';
import type { Tx } from '../database.ts';
import { blankTexts, type FaqContent } from '../faq-row.ts';
import { images } from '../schema.ts';
import { storeKeywords } from '../stored-keywords.ts';
import { type ImageRow, toImageRow } from '../to-image-row.ts';
import type { StarterFaq } from './starter/starter-faq.ts';

export type StarterImages = ReadonlyMap<string, ImageRow>;

interface PlantOptions {
  websiteId: number;
  by: string;
}

type StarterRow = FaqContent & { id: number; parentId: number | null };

export const starterImagesFolder = join(packageRoot, 'api/db/seed/starter/images');

/** Reads the tree's images, ready to store. Call it before the transaction that stores them. */
export async function readStarterImages(
  tree: readonly StarterFaq[],
  folder: string,
): Promise<StarterImages> {
  // Only the first start and a new website need it, and it takes memory for the server's whole life.
  const { default: sharp } = await import('sharp');
  const rows = new Map<string, ImageRow>();
  for (const name of tree.flatMap(imageNames)) {
    const content = readFileSync(join(folder, name));
    const { width, height } = await sharp(content).metadata();
    rows.set(name, toImageRow(content, width, height));
  }
  return rows;
}

/** Inserts the tree into the first website, with fixed ids: two of the ids open the check forms. */
export async function insertStarterTree(
  tx: Tx,
  tree: readonly StarterFaq[],
  starterImages: StarterImages,
  { websiteId, by }: PlantOptions,
): Promise<void> {
  await storeImages(tx, starterImages);
  const forest = new Forest(websiteId, []);
  for (const row of toRows(tree, starterImages)) {
    forest.add(row, row.parentId === null ? null : forest.require(row.parentId));
  }
  await saveTree(tx, forest, by);
}

/** Inserts the tree into another website, which has no FAQs, with new ids. */
export async function insertStarterCopy(
  tx: Tx,
  tree: readonly StarterFaq[],
  starterImages: StarterImages,
  { websiteId, by }: PlantOptions,
): Promise<{ copied: number }> {
  const rows = toRows(tree, starterImages);
  await storeImages(tx, starterImages);
  const forest = new Forest(websiteId, []);
  forest.addCopies(rows, null);
  await saveTree(tx, forest, by);
  return { copied: rows.length };
}

function toRows(tree: readonly StarterFaq[], starterImages: StarterImages): StarterRow[] {
  const below = (siblings: readonly StarterFaq[], parentId: number | null): StarterRow[] =>
    siblings.flatMap(({ id, question, answer = null, keywords = [], image, children = [] }) => {
      const imageName = image === undefined ? null : starterImages.get(image)?.name;
      if (imageName === undefined) throw new Error(`The starter image ${image} was not read.`);
      const texts = { ...blankTexts, question, answer, keywords: storeKeywords(keywords) };
      return [{ id, parentId, ...texts, image: imageName }, ...below(children, id)];
    });
  return below(tree, null);
}

async function storeImages(tx: Tx, starterImages: StarterImages): Promise<void> {
  if (starterImages.size === 0) return;
  await tx
    .insert(images)
    .values([...starterImages.values()])
    .onConflictDoNothing();
}

function imageNames({ image, children = [] }: StarterFaq): string[] {
  return [...(image === undefined ? [] : [image]), ...children.flatMap(imageNames)];
}
