import { and, eq, gt, isNull, like, or } from 'drizzle-orm';
import { isFaqs, type UndoStep, websitesOfSteps } from '../../audit-log/undo-steps.ts';
import { type FillWords, namesInBraces, valueIn } from '../../contract/texts/fill-words.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { faqs, releases, websiteSettings, websites } from '../../db/schema.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { ApiError } from '../../http/errors.ts';
import { unpackTree } from '../publishing/release-tree.ts';
import { readShowing } from '../shared/copies.ts';
import type { FilledTexts } from './fill-faqs.ts';

/** The words of a website, and the names in the braces of what its visitors and its admins read. */
export interface WebsiteNames {
  id: number;
  name: string;
  isLibrary: boolean;
  words: FillWords;
  used: ReadonlySet<string>;
}

/** A word that a write would add. */
export interface NewWord {
  name: string;
  /** The library's value; undefined if the word has no new one. */
  shared: string | undefined;
  /** By website: what its visitors must read. */
  needs: Map<number, string>;
}

/**
 * The words and the used names of all websites and of the library. Other requests can run between two websites, also if
 * the caller has a transaction.
 *
 * @param without FAQs whose names are left out, and those of their copies.
 */
export async function readKnownWords(
  db: Reader,
  without: ReadonlySet<number> = new Set(),
): Promise<WebsiteNames[]> {
  const all = await db
    .select({
      id: websites.id,
      name: websites.name,
      isLibrary: websites.isLibrary,
      words: websiteSettings.fillWords,
      releaseId: websiteSettings.releaseId,
    })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id));
  const letOthersRun = yieldToRequests(0);
  const used = new Map<number, Set<string>>(all.map(({ id }) => [id, new Set()]));
  /** The names in the texts of the library, which are those of the copies. */
  const namesOf = new Map<number, ReadonlySet<string>>();
  for (const { id, isLibrary } of all) {
    await letOthersRun();
    for (const row of await readNamed(db, id)) {
      if (without.has(row.id)) continue;
      const names = namesIn(row);
      if (isLibrary) namesOf.set(row.id, names);
      for (const name of names) used.get(id)?.add(name);
    }
  }
  for (const { id } of all) {
    if (namesOf.size === 0) break;
    await letOthersRun();
    for (const copy of await readSources(db, id)) {
      if (without.has(copy.id)) continue;
      for (const name of namesOf.get(copy.sourceId ?? 0) ?? []) used.get(id)?.add(name);
    }
  }
  for (const { id, releaseId } of all) {
    if (releaseId === null) continue;
    await letOthersRun();
    const [release] = await db
      .select({ tree: releases.tree })
      .from(releases)
      .where(eq(releases.id, releaseId));
    for (const faq of release ? await unpackTree(release.tree) : [])
      for (const name of namesIn(faq)) used.get(id)?.add(name);
  }
  return all.map(({ releaseId: _, words, ...website }) => ({
    ...website,
    words: words ?? {},
    used: used.get(website.id) ?? new Set(),
  }));
}

function namesIn({ question, answer }: FilledTexts): Set<string> {
  return namesInBraces(`${question}\n${answer}`);
}

/** A website's FAQs with braces in their texts, without its copies: they have the texts of the library. */
function readNamed(db: Reader, websiteId: number) {
  const { id, question, answer } = faqs;
  return db
    .select({ id, question, answer })
    .from(faqs)
    .where(
      and(
        eq(faqs.websiteId, websiteId),
        isNull(faqs.sourceId),
        or(like(question, '%{%'), like(answer, '%{%')),
      ),
    );
}

/** The ids of a website's copies and of their originals. */
function readSources(db: Reader, websiteId: number) {
  return db
    .select({ id: faqs.id, sourceId: faqs.sourceId })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), gt(faqs.sourceId, 0)));
}

/** Why a word cannot be added without changing what visitors read elsewhere; undefined if it can. */
export function findWordConflict(
  known: readonly WebsiteNames[],
  { name, shared, needs }: NewWord,
): string | undefined {
  const library = known.find(({ isLibrary }) => isLibrary);
  const earlier = library && valueIn(library.words, name);
  if (library && shared !== undefined && earlier !== undefined && earlier !== shared)
    return messages.wordHasOtherValue(library.name);
  for (const website of known) {
    if (website.isLibrary) continue;
    const need = needs.get(website.id);
    const own = valueIn(website.words, name);
    if (need !== undefined && own !== undefined && own !== need)
      return messages.wordHasOtherValue(website.name);
    const before = own ?? earlier;
    const after = need ?? own ?? earlier ?? shared;
    if (website.used.has(name) && before !== after) return messages.wordIsUsed(website.name);
  }
  return undefined;
}

/** The words of a website after these were added. Values that it reads anyway are left out. */
export function withWords(
  { id, isLibrary, words }: WebsiteNames,
  added: readonly NewWord[],
): FillWords {
  const values = added.map(({ name, shared, needs }) => {
    const value = isLibrary ? shared : needs.get(id);
    const isRead = value === undefined || (!isLibrary && value === shared);
    return isRead || valueIn(words, name) !== undefined ? [] : [[name, value] as const];
  });
  return { ...words, ...Object.fromEntries(values.flat()) };
}

/**
 * @param steps those of a write that added words.
 * @throws ApiError 409 when visitors would read something else without the words: FAQs that the write did not change, or a
 *   current release, have them in their texts, or a website that shows the branch has its own value since. Also while a
 *   website of the write is deleted, because it would come back without its texts.
 */
export async function requireUnused(db: Reader, steps: readonly UndoStep[]): Promise<void> {
  const written = steps.flatMap((step) =>
    step.type === 'row' && step.table === 'websiteSettings' ? step : [],
  );
  if (written.length === 0) return;
  const ids = steps
    .filter(isFaqs)
    .flatMap(({ edited = [], created = [] }) => [...edited, ...created].map(({ id }) => id));
  const known = await readKnownWords(db, new Set(ids));
  const isGone = (websiteId: number) => known.every(({ id }) => id !== websiteId);
  if (websitesOfSteps(steps).some(isGone)) throw new ApiError(409, messages.websiteOfRestoredGone);
  const showing = await readShowing(db, ids);
  for (const { id } of written) showing.delete(id);
  for (const { id: websiteId, before, after } of written) {
    const wordsIn = (fields: typeof before) => (fields?.fillWords ?? {}) as FillWords;
    const added = Object.entries(wordsIn(after)).filter(
      ([name]) => valueIn(wordsIn(before), name) === undefined,
    );
    const ofLibrary = known.some(({ id, isLibrary }) => isLibrary && id === websiteId);
    const using = known.find(({ id, isLibrary, words, used }) =>
      added.some(([name, value]) => {
        const own = valueIn(words, name);
        if (!ofLibrary) return id === websiteId && used.has(name);
        if (isLibrary) return false;
        return own === undefined ? used.has(name) : showing.has(id) && own !== value;
      }),
    );
    if (using) throw new ApiError(409, messages.undoneWordUsed(using.name));
  }
}
