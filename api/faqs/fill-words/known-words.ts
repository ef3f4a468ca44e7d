import { eq, isNotNull, like, or } from 'drizzle-orm';
import { flatSteps, type UndoStep, websitesOfSteps } from '../../audit-log/undo-steps.ts';
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
 * The words and the used names of all websites and of the library.
 *
 * @param without FAQs whose names are left out, and those of their copies.
 */
export async function readKnownWords(
  db: Reader,
  without: ReadonlySet<number> = new Set(),
): Promise<WebsiteNames[]> {
  const all = await db
    .select({ website: websites, words: websiteSettings.fillWords })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id));
  const rows = await db
    .select()
    .from(faqs)
    .where(or(like(faqs.question, '%{%'), like(faqs.answer, '%{%')));
  const used = new Map<number, Set<string>>(all.map(({ website }) => [website.id, new Set()]));
  const note = (websiteId: number, { question, answer }: FilledTexts) => {
    for (const name of namesInBraces(`${question}\n${answer}`)) used.get(websiteId)?.add(name);
  };
  for (const row of rows)
    if (!without.has(row.id) && !without.has(row.sourceId ?? 0)) note(row.websiteId, row);
  const drafting = await db
    .select({ websiteId: websiteSettings.websiteId, releaseId: websiteSettings.releaseId })
    .from(websiteSettings)
    .where(isNotNull(websiteSettings.releaseId));
  const letOthersRun = yieldToRequests();
  for (const { websiteId, releaseId } of drafting) {
    await letOthersRun();
    const [release] = await db
      .select({ tree: releases.tree })
      .from(releases)
      .where(eq(releases.id, releaseId ?? 0));
    for (const faq of release ? await unpackTree(release.tree) : []) note(websiteId, faq);
  }
  return all.map(({ website, words }) => ({
    id: website.id,
    name: website.name,
    isLibrary: website.isLibrary,
    words: words ?? {},
    used: used.get(website.id) ?? new Set(),
  }));
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
  const all = flatSteps(steps);
  const written = all.flatMap((step) => (step.type === 'settings' ? step : []));
  if (written.length === 0) return;
  const ids = all.flatMap((step) =>
    step.type === 'changed' || step.type === 'created' ? step.faqs.map(({ id }) => id) : [],
  );
  const known = await readKnownWords(db, new Set(ids));
  const isGone = (websiteId: number) => known.every(({ id }) => id !== websiteId);
  if (websitesOfSteps(steps).some(isGone)) throw new ApiError(409, messages.websiteOfRestoredGone);
  const showing = await readShowing(db, ids);
  for (const { websiteId } of written) showing.delete(websiteId);
  for (const { websiteId, before, after } of written) {
    const added = Object.entries(after.fillWords ?? {}).filter(
      ([name]) => valueIn(before.fillWords ?? {}, name) === undefined,
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
