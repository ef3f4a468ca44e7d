import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Faq, FaqTreeEntry } from '../contract/entities.ts';
import { faqFieldNames, faqFields, isFaqList } from '../contract/faqs/faq-fields.ts';
import type { TaughtFaq } from '../contract/public-api.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { pick, type StoredTexts, withLists } from '../db/faq-row.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { faqs, images, releaseImages, websiteSettings } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';
import { type FaqSearch, findFaqIds } from './find-faqs.ts';
import { type ReviewRow, readReviews, reviewColumns } from './read-reviews.ts';
import { countShowing, readShown } from './shared/copies.ts';
import { isLibrary } from './shared/library.ts';
import { levelsOf } from './tree/tree-path.ts';

const depth = sql<number>`length(${faqs.path})`.mapWith((length) => levelsOf(length) - 1);

/** What files contain. */
export const textColumns = {
  id: faqs.id,
  ...pick(faqs, faqFieldNames),
  parent_id: faqs.parentId,
};
const publicNames = faqFieldNames.filter((name) => faqFields[name].isPublic);
const publicLists = publicNames.filter(isFaqList);
const publicTexts = publicNames.filter((name) => !isFaqList(name));
const columns = {
  ...textColumns,
  ...reviewColumns,
  website_id: faqs.websiteId,
  depth,
  source_id: faqs.sourceId,
  last_edited_at: faqs.lastEditedAt,
  last_edited_by: faqs.lastEditedBy,
  version: faqs.version,
};

type ListRow = ReviewRow & StoredTexts & { id: number; source_id: number | null };

/** Converts rows of a website to the form of the API. */
async function toFaqs<Row extends ListRow>(db: Reader, websiteId: number, rows: readonly Row[]) {
  const reviewOf = await readReviews(db, websiteId);
  const hasShown = rows.some(({ source_id }) => source_id !== null);
  const shown = hasShown ? await readShown(db, websiteId) : undefined;
  const showing = (await isLibrary(db, websiteId))
    ? await countShowing(
        db,
        rows.map(({ id }) => id),
      )
    : undefined;
  return rows.map((row) => {
    const { reviewOn, reviewEvery, outdatedOn, confirmedAt, confirmedBy, ...others } = row;
    const shared = shown?.get(row.id);
    return {
      ...withLists(others),
      ...reviewOf(row),
      ...(shared && { shared }),
      ...(showing && { shown_on: showing.get(row.id) ?? 0 }),
    };
  });
}

/** One page of a website's FAQs, in tree order. */
export async function listFaqs(db: Reader, websiteId: number, page: PageParams): Promise<Faq[]> {
  const ofWebsite = eq(faqs.websiteId, websiteId);
  const rows = db.select(columns).from(faqs).where(ofWebsite).orderBy(asc(faqs.path));
  return await toFaqs(db, websiteId, await listPage(rows, db.$count(faqs, ofWebsite), page));
}

/** One page of the FAQs that a search found, in its order. */
export async function listFoundFaqs(
  db: Reader,
  websiteId: number,
  search: FaqSearch,
  page: PageParams,
): Promise<Faq[]> {
  return await pageOf(db, websiteId, await findFaqIds(db, websiteId, search), page);
}

/** One page of a website's FAQs without the descendants of the folded ones, in tree order. */
export async function listUnfoldedFaqs(
  db: Reader,
  websiteId: number,
  folded: ReadonlySet<number>,
  page: PageParams,
): Promise<Faq[]> {
  // Filter here and not in SQL: this reads an index only once for any number of folded branches.
  const all = await db
    .select({ id: faqs.id, path: faqs.path })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const shown: number[] = [];
  let foldedPath: string | undefined;
  for (const { id, path } of all) {
    if (foldedPath !== undefined && path.startsWith(foldedPath)) continue;
    shown.push(id);
    foldedPath = folded.has(id) ? path : undefined;
  }
  return await pageOf(db, websiteId, shown, page);
}

/** One page of these FAQs, in their order. */
async function pageOf(
  db: Reader,
  websiteId: number,
  ids: readonly number[],
  { pageSize, page }: PageParams,
): Promise<Faq[]> {
  const onPage = ids.slice((page - 1) * pageSize, page * pageSize);
  const rows = await db.select(columns).from(faqs).where(inArray(faqs.id, onPage));
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A FAQ may have been deleted after its id was read.
  const found = onPage.flatMap((id) => byId.get(id) ?? []);
  return (await toFaqs(db, websiteId, found)).map((faq) => ({ ...faq, all_data: ids.length }));
}

/** A FAQ in the form of its list. */
export async function requireFaqRow(db: Reader, id: number): Promise<Faq> {
  const found = db.select(columns).from(faqs).where(eq(faqs.id, id));
  const row = await requireRow(found, messages.faqNotFound);
  const all_data = await db.$count(faqs, eq(faqs.websiteId, row.website_id));
  const [faq] = await toFaqs(db, row.website_id, [{ ...row, all_data }]);
  if (faq === undefined) throw new Error('A FAQ was not converted.');
  return faq;
}

/** A website's whole tree, in tree order. */
export async function listFaqTree(db: Reader, websiteId: number): Promise<FaqTreeEntry[]> {
  return await db
    .select({
      id: faqs.id,
      question: faqs.question,
      parent_id: faqs.parentId,
      depth,
      source_id: faqs.sourceId,
      has_answer: sql<boolean>`${faqs.answer} is not null`.mapWith(Boolean),
    })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
}

/** A website's FAQs in the form for visitors and with their wordings, as they will be after a publication, in tree order. */
export async function listPublicFaqs(
  db: Reader,
  websiteId: number,
  only?: readonly number[],
): Promise<TaughtFaq[]> {
  const rows = await db
    .select(textColumns)
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), only && inArray(faqs.id, [...only])))
    .orderBy(asc(faqs.path));
  return rows.map((row) => {
    const lists = publicLists.filter((name) => row[name] !== '');
    return withLists(pick(row, ['id', ...publicTexts, 'parent_id', ...lists]));
  });
}

export type ImageAudience = 'public' | 'private';

/**
 * The stored bytes of an image. Visitors get only images of published FAQs, and avatars. Admins also get images of
 * drafts, of earlier releases, and images that only an undo needs.
 */
export async function findImage(
  db: Reader,
  name: string,
  audience: ImageAudience,
): Promise<{ content: Buffer; contentType: string } | undefined> {
  // PostgreSQL refuses a query with U+0000.
  if (name.includes('\0')) return undefined;
  const showing = db
    .select({ id: faqs.id })
    .from(faqs)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, faqs.websiteId))
    .where(and(eq(faqs.image, images.name), isNull(websiteSettings.releaseId)));
  const released = db
    .select({ id: releaseImages.releaseId })
    .from(releaseImages)
    .innerJoin(websiteSettings, eq(websiteSettings.releaseId, releaseImages.releaseId))
    .where(eq(releaseImages.image, images.name));
  const asAvatar = db
    .select({ id: websiteSettings.websiteId })
    .from(websiteSettings)
    .where(eq(websiteSettings.avatar, images.name));
  const shownToVisitors =
    audience === 'public' ? or(exists(showing), exists(released), exists(asAvatar)) : undefined;
  const [image] = await db
    .select({ content: images.content, contentType: images.contentType })
    .from(images)
    .where(and(eq(images.name, name), shownToVisitors));
  return image;
}
