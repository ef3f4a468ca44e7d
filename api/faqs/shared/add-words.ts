import type { Change } from '../../audit-log/audited-database.ts';
import type { UndoStep } from '../../audit-log/undo-steps.ts';
import { alikeDifferencesMax } from '../../config/server-limits.ts';
import type { ReplaceAlike } from '../../contract/faqs/shared-faqs.ts';
import { filledPerTextMax, fillWordsMax } from '../../contract/limits.ts';
import { type FillWords, fillIn } from '../../contract/texts/fill-words.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqContent, FaqRow } from '../../db/faq-row.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { fieldError } from '../../http/errors.ts';
import { faqTexts } from '../faq-text.ts';
import { valuesFor } from '../fill-words/fill-faqs.ts';
import {
  findWordConflict,
  type NewWord,
  readKnownWords,
  type WebsiteNames,
  withWords,
} from '../fill-words/known-words.ts';
import { editFaqs } from '../writes/edit-faqs.ts';
import { alignTexts, ownTextAt } from './align-texts.ts';
import type { Branch } from './compare-branches.ts';
import { type ComparedText, compareTexts, type FoundBranch } from './compare-texts.ts';
import { isFillValue, isWordText, wordIn } from './word-texts.ts';

/** Writes all words of a website as a part of another write. Returns the step for its undo. */
export type WriteWords = (change: Change, websiteId: number, words: FillWords) => Promise<UndoStep>;

type ChosenWords = NonNullable<ReplaceAlike['words']>;

interface AddedWord extends NewWord {
  /** The index in the request. */
  at: number;
}

/** A text of the library with the places of its words, in their order. */
interface FilledText extends ComparedText {
  places: { start: number; end: number; word: AddedWord }[];
}

/**
 * Makes differences between the library's branch and those of websites words to fill in, with the websites' own texts as
 * their values.
 *
 * @param showing the websites that show the library's branch.
 * @returns the steps for the undo.
 * @throws ApiError when visitors of a website would read something else than before.
 */
export async function addWords(
  change: Change,
  shared: Branch<FaqRow>,
  found: readonly FoundBranch[],
  { words, showing, write }: { words: ChosenWords; showing: Iterable<number>; write: WriteWords },
): Promise<UndoStep[]> {
  const { texts, added } = placeWords(words, compareTexts(shared, found));
  const readers = new Set([...showing, ...found.map(({ websiteId }) => websiteId)]);
  await findNeeds(texts, added, readers);
  const known = await readKnownWords(change.tx);
  for (const word of added) {
    const conflict = findWordConflict(known, word);
    if (conflict !== undefined) throw refuseWord(409, word, conflict);
  }
  requireSameReads(texts, added, known, readers);
  const edits = editsOf(texts);
  const steps: UndoStep[] = [];
  for (const website of known) {
    const next = withWords(website, added);
    if (Object.keys(next).every((name) => next[name] === website.words[name])) continue;
    if (Object.keys(next).length > fillWordsMax)
      throw fieldError(409, 'words', messages.tooManyWordsOn(website.name, fillWordsMax));
    steps.push(await write(change, website.id, next));
  }
  const { websiteId } = shared.row;
  if (edits.length > 0) {
    steps.push({ type: 'faqs', websiteId, edited: await editFaqs(change, edits) });
  }
  return steps;
}

/**
 * Returns the texts that get words.
 *
 * @throws ApiError when the library's texts are others at the places, or a place or a name is used twice.
 */
function placeWords(words: ChosenWords, compared: readonly ComparedText[]) {
  const texts = compared.map((text): FilledText => ({ ...text, places: [] }));
  const byKey = new Map(texts.map((each) => [`${each.source.id} ${each.field}`, each]));
  const added = new Map<string, AddedWord>();
  for (const [at, { name, shared: text, places }] of words.entries()) {
    const fixed = wordIn(text);
    const shared = fixed === undefined ? text : undefined;
    const word = added.get(name) ?? { name, shared, needs: new Map(), at };
    added.set(name, word);
    if (fixed !== undefined && fixed !== name)
      throw refuseWord(400, { at }, messages.wordNameFixed(fixed));
    if (!isWordText(text)) throw refuseWord(400, { at }, messages.notFillValue);
    if (word.shared !== shared) throw refuseWord(400, { at }, messages.wordHasTwoValues);
    for (const { source_id, field, start } of places) {
      const filled = byKey.get(`${source_id} ${field}`);
      const end = start + text.length;
      if (filled?.text.slice(start, end) !== text)
        throw fieldError(409, 'words', messages.alikeChanged);
      filled.places.push({ start, end, word });
    }
  }
  for (const { places } of texts) {
    places.sort((one, other) => one.start - other.start);
    if (places.some(({ start }, at) => start < (places[at - 1]?.end ?? 0)))
      throw fieldError(400, 'words', messages.badRequest);
  }
  return { texts: texts.filter(({ places }) => places.length > 0), added: [...added.values()] };
}

/**
 * Finds what each website must read for the words. Where a website's text cannot be a value, it gets the library's.
 *
 * @throws ApiError when a word would need two values.
 */
async function findNeeds(
  texts: readonly FilledText[],
  added: readonly AddedWord[],
  readers: Iterable<number>,
): Promise<void> {
  const letOthersRun = yieldToRequests();
  let differences = 0;
  for (const { text, owns, places } of texts) {
    for (const [websiteId, own] of owns) {
      await letOthersRun();
      if (own !== text) differences += 1;
      // The search offers no words for more.
      if (differences > alikeDifferencesMax) throw fieldError(400, 'words', messages.badRequest);
      const changes = alignTexts(text, own);
      for (const { start, end, word } of places) {
        const value = changes && ownTextAt(text, changes, start, end);
        if (value === undefined || !isFillValue(value)) continue;
        if ((word.needs.get(websiteId) ?? value) !== value)
          throw refuseWord(400, word, messages.wordHasTwoValues);
        word.needs.set(websiteId, value);
      }
    }
  }
  for (const { shared, needs } of added)
    for (const id of readers) if (shared !== undefined && !needs.has(id)) needs.set(id, shared);
}

/** @throws ApiError when a website's visitors would not read their own texts in the places of the words. */
function requireSameReads(
  texts: readonly FilledText[],
  added: readonly NewWord[],
  known: readonly WebsiteNames[],
  readers: ReadonlySet<number>,
): void {
  const library = known.find(({ isLibrary }) => isLibrary);
  for (const website of known) {
    if (!readers.has(website.id)) continue;
    const before = valuesFor(library?.words, website.words);
    const after = valuesFor(library && withWords(library, added), withWords(website, added));
    for (const filled of texts) {
      const own = replace(filled, ({ needs }, text) => needs.get(website.id) ?? text);
      if (fillIn(withNames(filled), after) === fillIn(own, before)) continue;
      const message = messages.wordChangesText(filled.source.question, filledPerTextMax);
      throw refuseWord(409, filled.places[0]?.word, message);
    }
  }
}

/** @throws ApiError when a text would break the rules of questions and answers. */
function editsOf(texts: readonly FilledText[]): { row: FaqRow; content: Partial<FaqContent> }[] {
  const contents = new Map<FaqRow, Partial<FaqContent>>();
  for (const filled of texts) {
    const { source, field, text, places } = filled;
    const next = withNames(filled);
    if (next === text) continue;
    const { error } = faqTexts[field].safeParse(next);
    const message = error?.issues[0]?.message;
    if (message !== undefined) throw refuseWord(400, places[0]?.word, message);
    contents.set(source, { ...contents.get(source), [field]: next });
  }
  return [...contents].map(([row, content]) => ({ row, content }));
}

function withNames(filled: FilledText): string {
  return replace(filled, ({ name }) => `{${name}}`);
}

function replace({ text, places }: FilledText, by: (word: NewWord, text: string) => string) {
  const changes = places.map(({ start, end, word }) => ({
    start,
    end,
    own: by(word, text.slice(start, end)),
  }));
  return ownTextAt(text, changes) ?? text;
}

function refuseWord(status: 400 | 409, word: { at: number } | undefined, message: string) {
  return fieldError(status, `words.${word?.at}.name`, message);
}
