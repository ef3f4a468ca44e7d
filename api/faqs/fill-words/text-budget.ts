import { and, eq, like, or, sql } from 'drizzle-orm';
import type { PublishingState } from '../../contract/faqs/publishing.ts';
import { filledPerTextMax, textsMaxBytes } from '../../contract/limits.ts';
import type { PublicFaq } from '../../contract/public-api.ts';
import { type FillWords, fillIn } from '../../contract/texts/fill-words.ts';
import { megabytes, messages, websiteSizes } from '../../copy/messages.ts';
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
  /** An undo may bring back a deleted website that is over the limit. */
  isUndo: boolean;
  /** Whether the error may name a website to the one who writes. */
  mayName: (websiteId: number) => boolean;
}

/** Both engines know the length of a text without reading it. */
const storedBytes = sql`octet_length(${faqs.question}) + coalesce(octet_length(${faqs.answer}), 0) + octet_length(${faqs.keywords})`;

/**
 * Refuses a write that makes the texts of a website larger than `textsMaxBytes`, or larger than before if they were. Call it at
 * the end of the transaction.
 *
 * @param before reads what was there before the write.
 * @throws ApiError 409 with the websites. Nothing is cut, because a visitor would read half an answer.
 */
export async function requireTextBudget(
  tx: Reader,
  before: Reader,
  { written, outdated, isUndo, mayName }: Written,
): Promise<void> {
  const outdatedIds = outdated === 'all' ? undefined : new Set(outdated);
  const letOthersRun = yieldToRequests();
  const tooLarge: WebsiteSize[] = [];
  for (const id of [...written].sort((a, b) => a - b)) {
    await letOthersRun();
    const isOutdated = outdatedIds?.has(id) ?? true;
    for (const count of isOutdated ? [countDraft, countPublic] : [countDraft]) {
      const bytes = await count(tx, id);
      if (
        bytes === undefined ||
        bytes <= textsMaxBytes ||
        bytes <= ((await count(before, id)) ?? 0)
      )
        continue;
      // The library has no visitors.
      const name = await findWebsiteName(tx, id, withBot);
      const isBack = isUndo && (await findWebsiteName(before, id)) === undefined;
      // Words that were made longer meanwhile can be made shorter first, unlike the texts of a deleted website.
      const mayBeBack = isBack && (await countStored(tx, id)) > textsMaxBytes;
      if (name !== undefined && !mayBeBack)
        tooLarge.push({ name: mayName(id) ? name : undefined, bytes });
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

/** `name` is undefined if the error may not name it. */
type WebsiteSize = Parameters<typeof websiteSizes>[0][number];

function refuse(websites: readonly WebsiteSize[]): void {
  if (websites.length === 0) return;
  const message = messages.tooMuchText(websiteSizes(websites), megabytes(textsMaxBytes));
  throw new ApiError(409, message);
}

/**
 * The bytes of a website's texts with the words filled in. Up to `enough` it may be more than the exact number, so that
 * most writes only add up lengths, which does not read the texts.
 */
async function countDraft(db: Reader, websiteId: number, enough = textsMaxBytes): Promise<number> {
  const words = await findValues(db, websiteId);
  const longest = Math.max(0, ...Object.values(words).map((value) => Buffer.byteLength(value)));
  const stored = await countStored(db, websiteId);
  if (longest === 0) return stored;
  const { question, answer, keywords } = faqs;
  const withBraces = and(
    eq(faqs.websiteId, websiteId),
    or(like(question, '%{%'), like(answer, '%{%')),
  );
  const most = stored + 2 * (await db.$count(faqs, withBraces)) * filledPerTextMax * longest;
  if (most <= enough) return most;
  const rows = await db.select({ question, answer, keywords }).from(faqs).where(withBraces);
  return stored + (await countAdded(rows, words));
}

/** The bytes of a website's texts as they are stored. */
async function countStored(db: Reader, websiteId: number): Promise<number> {
  const [sums] = await db
    .select({ bytes: sql`sum(${storedBytes})`.mapWith(Number) })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId));
  return sums?.bytes ?? 0;
}

/** The same for the release that visitors read; undefined when they read the FAQs. */
async function countPublic(db: Reader, websiteId: number): Promise<number | undefined> {
  const release = await findCurrentRelease(db, websiteId);
  if (release === undefined) return undefined;
  return await countFilled(
    (await unpackTree(release.tree)).map(toStored),
    await findValues(db, websiteId),
  );
}

/** The exact number of bytes. */
async function countFilled(all: readonly LoadedTexts[], words: FillWords): Promise<number> {
  const stored = all.flatMap(({ question, answer, keywords }) => [
    question,
    answer ?? '',
    keywords,
  ]);
  const bytes = stored.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return bytes + (await countAdded(all, words));
}

/** How many bytes the values of words add. Only one filled text is in memory at a time. */
async function countAdded(all: readonly FilledTexts[], words: FillWords): Promise<number> {
  const letOthersRun = yieldToRequests();
  let bytes = 0;
  for (const { question, answer } of all) {
    await letOthersRun();
    for (const text of [question, answer ?? ''])
      bytes += Buffer.byteLength(fillIn(text, words)) - Buffer.byteLength(text);
  }
  return bytes;
}

function toStored({ question, answer, keywords = [] }: PublicFaq): LoadedTexts {
  return { question, answer, keywords: storeKeywords(keywords) };
}
