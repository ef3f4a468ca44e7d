import { and, eq, like, or, sql } from 'drizzle-orm';
import type { PublishingState } from '../../contract/faqs/publishing.ts';
import { filledPerTextMax, textsMaxBytes } from '../../contract/limits.ts';
import type { PublicFaq } from '../../contract/public-api.ts';
import { type FillWords, fillIn } from '../../contract/texts/fill-words.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { withBot } from '../../db/has-website.ts';
import { faqs } from '../../db/schema.ts';
import { storeKeywords } from '../../db/stored-keywords.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { ApiError } from '../../http/errors.ts';
import { findCurrentRelease } from '../publishing/release-queries.ts';
import { unpackTree } from '../publishing/release-tree.ts';
import { type FilledTexts, findValues } from './fill-faqs.ts';

/** The texts of a FAQ that visitors load. */
interface LoadedTexts extends FilledTexts {
  /** As they are stored. */
  keywords: string;
}

/** Websites whose texts a write may have made larger. */
interface Written {
  /** Their FAQs or words changed. */
  written: Iterable<number>;
  /** Their visitors read something else. */
  outdated: Iterable<number> | 'all';
  /** Then a deleted website may come back as large as it was: nobody could make it smaller before. */
  isUndo: boolean;
}

/** Both engines know the length of a text without reading it. */
const storedBytes = sql`octet_length(${faqs.question}) + coalesce(octet_length(${faqs.answer}), 0) + octet_length(${faqs.keywords})`;

/**
 * Refuses a write that makes the texts of a website larger than `textsMaxBytes`, or larger than before if they were. Call it at
 * the end of the transaction.
 *
 * @param before reads what was there before the write.
 * @throws ApiError 409 with the names of the websites. Nothing is cut, because a visitor would read half an answer.
 */
export async function requireTextBudget(
  tx: Reader,
  before: Reader,
  { written, outdated, isUndo }: Written,
): Promise<void> {
  const outdatedIds = outdated === 'all' ? undefined : new Set(outdated);
  const letOthersRun = yieldToRequests();
  const tooLarge: WebsiteSize[] = [];
  for (const id of written) {
    await letOthersRun();
    const isOutdated = outdatedIds?.has(id) ?? true;
    for (const count of isOutdated ? [countDraft, countPublic] : [countDraft]) {
      const bytes = await count(tx, id);
      if (bytes <= textsMaxBytes || bytes <= (await count(before, id))) continue;
      // The library has no visitors.
      const name = await findWebsiteName(tx, id, withBot);
      const isBack = isUndo && (await findWebsiteName(before, id)) === undefined;
      if (name !== undefined && !isBack) tooLarge.push({ name, bytes });
      break;
    }
  }
  refuse(tooLarge);
}

/**
 * The same for the FAQs that a website would have.
 *
 * @param db reads what is there now.
 */
export async function requireRoomForTexts(
  db: Reader,
  websiteId: number,
  next: readonly PublicFaq[],
): Promise<void> {
  const bytes = await countFilled(next.map(toStored), await findValues(db, websiteId));
  if (bytes <= textsMaxBytes || bytes <= (await countDraft(db, websiteId))) return;
  const name = await findWebsiteName(db, websiteId, withBot);
  if (name !== undefined) refuse([{ name, bytes }]);
}

/** The bytes of a website's FAQs, see `PublishingState`. */
export async function findTextBytes(
  db: Reader,
  websiteId: number,
): Promise<PublishingState['text_bytes']> {
  if ((await findWebsiteName(db, websiteId, withBot)) === undefined) return null;
  const least = textsMaxBytes / 2;
  const bytes = await countDraft(db, websiteId, least);
  return bytes < least ? null : bytes;
}

interface WebsiteSize {
  name: string;
  bytes: number;
}

function refuse(websites: readonly WebsiteSize[]): void {
  if (websites.length > 0) throw new ApiError(409, messages.tooMuchText(websites, textsMaxBytes));
}

/**
 * The bytes of a website's texts with the words filled in. Up to `enough` it may be more than the exact number, so that
 * most writes only add up lengths, which does not read the texts.
 */
async function countDraft(db: Reader, websiteId: number, enough = textsMaxBytes): Promise<number> {
  const words = await findValues(db, websiteId);
  const longest = Math.max(0, ...Object.values(words).map((value) => Buffer.byteLength(value)));
  const ofWebsite = eq(faqs.websiteId, websiteId);
  const [sums] = await db
    .select({ bytes: sql`sum(${storedBytes})`.mapWith(Number) })
    .from(faqs)
    .where(ofWebsite);
  const stored = sums?.bytes ?? 0;
  if (longest === 0) return stored;
  const hasBraces = or(like(faqs.question, '%{%'), like(faqs.answer, '%{%'));
  const texts = 2 * (await db.$count(faqs, and(ofWebsite, hasBraces)));
  const most = stored + texts * filledPerTextMax * longest;
  if (most <= enough) return most;
  const { question, answer, keywords } = faqs;
  const rows = await db.select({ question, answer, keywords }).from(faqs).where(ofWebsite);
  return await countFilled(rows, words);
}

/** The same for what visitors read, which is a release or the FAQs. */
async function countPublic(db: Reader, websiteId: number): Promise<number> {
  const release = await findCurrentRelease(db, websiteId);
  if (release === undefined) return await countDraft(db, websiteId);
  return await countFilled(
    (await unpackTree(release.tree)).map(toStored),
    await findValues(db, websiteId),
  );
}

/** The exact number of bytes. Only one filled text is in memory at a time. */
async function countFilled(all: readonly LoadedTexts[], words: FillWords): Promise<number> {
  const letOthersRun = yieldToRequests();
  let bytes = 0;
  for (const { question, answer, keywords } of all) {
    await letOthersRun();
    for (const text of [fillIn(question, words), fillIn(answer ?? '', words), keywords])
      bytes += Buffer.byteLength(text);
  }
  return bytes;
}

function toStored({ question, answer, keywords = [] }: PublicFaq): LoadedTexts {
  return { question, answer, keywords: storeKeywords(keywords) };
}
