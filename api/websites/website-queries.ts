import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Website, WebsiteOption } from '../contract/entities.ts';
import { toReviewMonths } from '../contract/faqs/review.ts';
import type { ListQuery, listSorts } from '../contract/list-query.ts';
import type { FillWord } from '../contract/texts/fill-words.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { isNarrowed, listFound } from '../db/list-found.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { faqs, websiteSettings, websites } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: websites.id,
  name: websites.name,
  livechat_link: websites.livechatLink,
  server_ip: websites.serverIp,
  last_edited_at: websites.lastEditedAt,
  last_edited_by: websites.lastEditedBy,
  version: websites.version,
};

/** One page of the websites, or of those that the query finds. */
export function listWebsites(
  db: Reader,
  query: ListQuery<(typeof listSorts.websites)[number]>,
  page: PageParams,
): Promise<Website[]> {
  const rows = db.select(columns).from(websites).where(withBot).orderBy(asc(websites.id));
  if (!isNarrowed(query)) return listPage(rows, db.$count(websites, withBot), page);
  const textsOf = ({ name, livechat_link, server_ip }: (typeof rows)['_']['result'][number]) => [
    name,
    livechat_link,
    server_ip,
  ];
  return listFound({ rows, textsOf }, query, page);
}

export type FindMissingWords = (
  db: Reader,
  websiteIds: readonly number[],
) => Promise<ReadonlyMap<number, FillWord[]>>;

/** The rows with the words that have no value. */
export async function withMissingWords(
  db: Reader,
  rows: readonly Website[],
  findMissingWords: FindMissingWords,
): Promise<Website[]> {
  const ids = rows.map(({ id }) => id);
  const found = await findMissingWords(db, ids);
  return rows.map((row) => {
    const words = found.get(row.id) ?? [];
    return words.length === 0 ? row : { ...row, missing_words: words };
  });
}

export async function requireWebsiteRow(db: Reader, id: number): Promise<Website> {
  const found = db
    .select(columns)
    .from(websites)
    .where(and(eq(websites.id, id), withBot));
  const row = await requireRow(found, messages.websiteNotFound);
  return { ...row, all_data: await db.$count(websites, withBot) };
}

/** Every website and the library with their numbers of FAQs, or only the websites with these ids, for selectors. */
export async function listWebsiteOptions(
  db: Reader,
  only: readonly number[] | undefined,
): Promise<WebsiteOption[]> {
  const rows = await db
    .select({
      id: websites.id,
      name: websites.name,
      isLibrary: websites.isLibrary,
      faqs: count(faqs.id),
      releaseId: websiteSettings.releaseId,
      reviewEvery: websiteSettings.reviewEvery,
      help: websiteSettings.help,
      helpHost: websiteSettings.helpHost,
    })
    .from(websites)
    .leftJoin(faqs, eq(faqs.websiteId, websites.id))
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(only && and(withBot, inArray(websites.id, [...only])))
    .groupBy(websites.id, websiteSettings.websiteId)
    .orderBy(asc(websites.id));
  return rows.map(({ isLibrary, releaseId, reviewEvery, help, helpHost, ...website }) => ({
    ...website,
    kind: isLibrary ? 'library' : 'website',
    publishing: releaseId === null ? 'direct' : 'draft',
    review_every: toReviewMonths(reviewEvery),
    ...(help?.is_on && { help: true, ...(helpHost !== null && { help_host: helpHost }) }),
  }));
}

/** A website's live-chat link as typed; undefined when there is no such website. */
export async function findLivechatLink(db: Reader, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ link: websites.livechatLink })
    .from(websites)
    .where(and(eq(websites.id, id), withBot));
  return row?.link;
}
