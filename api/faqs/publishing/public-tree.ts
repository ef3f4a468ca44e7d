import { and, eq } from 'drizzle-orm';
import type { TaughtFaq } from '../../contract/public-api.ts';
import type { Reader } from '../../db/database.ts';
import { withBot } from '../../db/has-website.ts';
import { releases, websiteSettings, websites } from '../../db/schema.ts';
import { listPublicFaqs } from '../faq-queries.ts';
import { fillFaqs } from '../fill-words/fill-faqs.ts';
import { unpackTree } from './release-tree.ts';

/**
 * The FAQs that visitors read, with their wordings, in tree order: the current release of a website that collects a draft, otherwise its
 * FAQs. Words are filled in; a release has them in braces, so that a new value needs no publication. Undefined when there is no such
 * website.
 */
export async function findPublicTree(
  db: Reader,
  websiteId: number,
): Promise<TaughtFaq[] | undefined> {
  const [website] = await db
    .select({ tree: releases.tree })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .leftJoin(releases, eq(releases.id, websiteSettings.releaseId))
    .where(and(eq(websites.id, websiteId), withBot));
  if (website === undefined) return undefined;
  const tree =
    website.tree === null ? await listPublicFaqs(db, websiteId) : await unpackTree(website.tree);
  return await fillFaqs(db, websiteId, tree);
}
