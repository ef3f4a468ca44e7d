import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type FaqFigures, type FaqSort, isOftenUnhelpful } from '../contract/faqs/faq-figures.ts';
import type { FaqFilter, FaqHit } from '../contract/faqs/faq-search.ts';
import type { ReasonName } from '../contract/insights.ts';
import { recentDays } from '../contract/limits.ts';
import type { ChosenFaq } from '../contract/requests.ts';
import { plainAnswer } from '../contract/texts/answer-markup.ts';
import { findWords, hasAllWords, partAround, wordsOf } from '../contract/texts/find-words.ts';
import { checkKindOf } from '../contract/ticket.ts';
import type { Reader } from '../db/database.ts';
import { faqs, websites } from '../db/schema.ts';
import { readKeywords } from '../db/stored-keywords.ts';
import { yieldToRequests } from '../db/yield-to-requests.ts';
import { readReviews, reviewColumns } from './read-reviews.ts';
import { sortFaqs } from './sort-faqs.ts';
import { levelsOf } from './tree/tree-path.ts';

/** Maximum of hits in one response. */
const hitsMax = 30;
/** Rows that are searched before other requests can run. */
const chunkRows = 500;

export interface FaqSearch {
  /** Folded, see `wordsOf`. */
  words: readonly string[];
  filters: readonly FaqFilter[];
  /** Empty if neither the filters nor the sort order need figures. */
  figures: ReadonlyMap<number, FaqFigures>;
  /** Defaults to tree order. */
  sort?: FaqSort | undefined;
}

/** A search that finds every FAQ. */
export const noSearch: FaqSearch = { words: [], filters: [], figures: new Map() };

/**
 * The ids of a website's FAQs that have all words and pass all filters, in the order of the search. Without an order, the
 * questions that fit best come first.
 */
export async function findFaqIds(
  db: Reader,
  websiteId: number,
  search: FaqSearch,
): Promise<number[]> {
  const rows = await findRows(db, websiteId, search);
  const { sort, figures, words } = search;
  if (sort) return sortFaqs(rows, figures, sort);
  const fit = new Map(rows.map((row) => [row, fitOf(row, words)]));
  return rows
    .toSorted((one, other) => (fit.get(one) ?? 0) - (fit.get(other) ?? 0))
    .map(({ id }) => id);
}

/** 0 for a question that is the searched words, 1 for one that contains them, 2 for other texts. Equal ones stay in tree order. */
function fitOf({ question }: FoundRow, words: readonly string[]): number {
  if (words.length === 0 || !hasAllWords([question], words)) return 2;
  return wordsOf(question).length === words.length ? 0 : 1;
}

/** The ids and versions of a website's FAQs that have all words and pass all filters, in tree order. */
export async function findFaqVersions(
  db: Reader,
  websiteId: number,
  search: FaqSearch,
): Promise<ChosenFaq[]> {
  const rows = await findRows(db, websiteId, search);
  return rows.map(({ id, version }) => ({ id, version }));
}

type FoundRow = Pick<SearchedRow, 'id' | 'version' | 'question' | 'lastEditedAt'>;

async function findRows(
  db: Reader,
  websiteId: number,
  { words, filters, figures }: FaqSearch,
): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  const reviewOf = await readReviews(db, websiteId);
  const recent = new Date(Date.now() - recentDays * 86_400_000).toISOString();
  const hasReason =
    (name: ReasonName) =>
    ({ id }: SearchedRow) =>
      (figures.get(id)?.reasons[name] ?? 0) > 0;
  const passes: Record<FaqFilter, (row: SearchedRow) => boolean> = {
    'no-answer': ({ answer }) => answer === null,
    'no-keywords': ({ keywords, sourceId }) => keywords === '' && sourceId === null,
    image: ({ image }) => image !== null,
    'check-form': (row) => checkKindOf(row) !== undefined,
    recent: ({ lastEditedAt }) => lastEditedAt >= recent,
    'review-due': (row) => reviewOf(row).is_due,
    'never-read': (row) =>
      (row.answer !== null || row.image !== null || checkKindOf(row) !== undefined) &&
      (figures.get(row.id)?.read ?? 0) === 0,
    'often-unhelpful': ({ id }) => {
      const ofFaq = figures.get(id);
      return ofFaq !== undefined && isOftenUnhelpful(ofFaq);
    },
    'explained-unclear': hasReason('unclear'),
    'explained-outdated': hasReason('outdated'),
    'explained-other-question': hasReason('other_question'),
    'explained-not-solved': hasReason('not_solved'),
  };
  for await (const row of readRows(db, websiteId)) {
    if (filters.every((filter) => passes[filter](row)) && hasWords(row, words)) {
      const { id, version, question, lastEditedAt } = row;
      found.push({ id, version, question, lastEditedAt });
    }
  }
  return found;
}

/** The first FAQs of a website that have all words. */
export async function searchWebsite(
  db: Reader,
  websiteId: number,
  words: readonly string[],
): Promise<FaqHit[]> {
  const hits: FaqHit[] = [];
  if (words.length === 0) return hits;
  const above: string[] = [];
  let place = 0;
  for await (const row of readRows(db, websiteId)) {
    place += 1;
    above.splice(levelsOf(row.path.length) - 1);
    if (hasWords(row, words)) {
      hits.push({
        id: row.id,
        website_id: websiteId,
        question: row.question,
        path: [...above],
        part: partOf(row, words),
        row: place,
      });
      if (hits.length === hitsMax) break;
    }
    above.push(row.question);
  }
  return hits;
}

/** The first FAQs of all websites and of the library, or of websites with these ids, that have all words, one after another. */
export async function searchWebsites(
  db: Reader,
  only: readonly number[] | undefined,
  words: readonly string[],
): Promise<FaqHit[]> {
  const hits: FaqHit[] = [];
  const all = await db
    .select({ id: websites.id })
    .from(websites)
    .where(only && inArray(websites.id, [...only]))
    .orderBy(asc(websites.id));
  for (const { id } of all) {
    if (hits.length >= hitsMax) break;
    hits.push(...(await searchWebsite(db, id, words)));
  }
  return hits.slice(0, hitsMax);
}

const columns = {
  ...reviewColumns,
  id: faqs.id,
  question: faqs.question,
  keywords: faqs.keywords,
  lastEditedAt: faqs.lastEditedAt,
  path: faqs.path,
  version: faqs.version,
  sourceId: faqs.sourceId,
};

type SearchedRow = Pick<typeof faqs.$inferSelect, keyof typeof columns>;

/**
 * A website's FAQs in tree order. Folding is done here, because the two database engines fold differently. A search of
 * thousands of FAQs would block other requests too long, so they can run between the chunks.
 */
export async function* readRows(db: Reader, websiteId: number): AsyncGenerator<SearchedRow> {
  const letOthersRun = yieldToRequests(0);
  let last = '';
  for (;;) {
    const rows = await db
      .select(columns)
      .from(faqs)
      .where(and(eq(faqs.websiteId, websiteId), gt(faqs.path, last)))
      .orderBy(asc(faqs.path))
      .limit(chunkRows);
    yield* rows;
    if (rows.length < chunkRows) return;
    last = rows.at(-1)?.path ?? '';
    await letOthersRun();
  }
}

function hasWords({ question, answer, keywords }: SearchedRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  // Search the answer with its marks, too, so that the addresses of links are found.
  return hasAllWords([question, plainAnswer(answer ?? ''), answer ?? '', keywords], words);
}

/** The part of a FAQ's texts to show for a hit. */
function partOf({ question, answer, keywords }: SearchedRow, words: readonly string[]): string {
  const text = plainAnswer(answer ?? '');
  if (keywords === '' || hasAllWords([question, text, answer ?? ''], words))
    return partAround(text, words);
  const found = readKeywords(keywords).filter((keyword) => findWords(keyword, words).length > 0);
  return partAround(found.join(', '), words);
}
