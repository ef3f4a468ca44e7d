import { asc, eq } from 'drizzle-orm';
import type { CreateWebsite } from '../contract/faqs/faq-copies.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import type { FaqRow } from '../db/faq-row.ts';
import { findWebsiteName } from '../db/find-website-name.ts';
import { withBot } from '../db/has-website.ts';
import { faqs } from '../db/schema.ts';
import {
  insertStarterCopy,
  readStarterImages,
  starterImagesFolder,
} from '../db/seed/insert-starter-tree.ts';
import { starterFaqs } from '../db/seed/starter/starter-tree.ts';
import { Forest } from '../faqs/tree/forest.ts';
import { saveTree } from '../faqs/tree/save-tree.ts';
import { fieldError } from '../http/errors.ts';
import { copySettings } from './settings-of-new-website.ts';

/** The first FAQs of a new website, as fields of the audit entry. */
export type PlantedFaqs = {
  /** Number of FAQs. */
  copied: number;
  /** The name of the website that they were copied from; undefined for the starter tree. */
  copied_from?: string;
  /** Whether that website's settings were copied, too. */
  copied_settings?: true;
};

/** Inserts the first FAQs of a new website. */
export type PlantFaqs = (tx: Tx, target: { websiteId: number; by: string }) => Promise<PlantedFaqs>;

/**
 * Prepares the first FAQs of a new website, before the transaction.
 *
 * @throws ApiError 400 when the start is `copy` and no website is named.
 */
export async function preparePlanting({
  start = 'empty',
  copy_from: fromId,
  copy_settings: withSettings = false,
}: Pick<CreateWebsite, 'start' | 'copy_from' | 'copy_settings'>): Promise<PlantFaqs> {
  if (start === 'starter') {
    const images = await readStarterImages(starterFaqs, starterImagesFolder);
    return async (tx, target) => {
      const { copied } = await insertStarterCopy(tx, starterFaqs, images, target);
      return { copied };
    };
  }
  if (start === 'empty') return async () => ({ copied: 0 });
  if (fromId === undefined) throw fieldError(400, 'copy_from', messages.required);
  return async (tx, target) => {
    const name = await findWebsiteName(tx, fromId, withBot);
    if (name === undefined) throw fieldError(400, 'copy_from', messages.websiteNotFound);
    const rows = await tx
      .select()
      .from(faqs)
      .where(eq(faqs.websiteId, fromId))
      .orderBy(asc(faqs.path));
    const tree = new Forest(target.websiteId, []);
    for (const [at, copy] of tree.addCopies(rows, null).entries()) {
      // What the website shows of 'FAQ bersama', the new one shows, too.
      copy.row = { ...copy.row, sourceId: rows[at]?.sourceId ?? null };
    }
    const { created } = await saveTree(tx, tree, target.by);
    const planted: PlantedFaqs = { copied: rows.length, copied_from: name };
    if (withSettings && (await copySettings(tx, fromId, target, idsOfCopies(rows, created))))
      planted.copied_settings = true;
    return planted;
  };
}

/** The id of each FAQ's copy. Both trees are the same, so their rows have the same order. */
function idsOfCopies(rows: readonly FaqRow[], copies: readonly FaqRow[]): Map<number, number> {
  const inOrder = copies.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return new Map(
    rows
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ id }, at) => [id, inOrder[at]?.id ?? 0] as const),
  );
}
