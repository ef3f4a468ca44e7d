import type { Change } from '../../audit-log/audited-database.ts';
import type { FaqContent, FaqRow, UndoStep } from '../../audit-log/undo-steps.ts';
import type { AlikeWord, WordPlace } from '../../contract/faqs/shared-faqs.ts';
import { filledPerTextMax, fillWordsMax } from '../../contract/limits.ts';
import { type FillWords, fillIn } from '../../contract/texts/fill-words.ts';
import { messages } from '../../copy/messages.ts';
import { fieldError } from '../../http/errors.ts';
import { faqTexts } from '../faq-text.ts';
import {
  findWordConflict,
  type NewWord,
  readKnownWords,
  type WebsiteNames,
  withWords,
} from '../fill-words/known-words.ts';
import { editFaqs } from '../writes/edit-faqs.ts';
import { ownTextAt, type TextPart } from './align-texts.ts';
import type { Branch } from './compare-branches.ts';
import { compareTexts, textKey } from './compare-texts.ts';
import { readShowing } from './copies.ts';
import type { FoundBranch } from './propose-words.ts';
import { isFillValue, wordIn } from './word-texts.ts';

export type ChosenWord = Pick<AlikeWord, 'name' | 'shared' | 'places'>;

/** Writes all words of a website as a part of another write. Returns the step for its undo. */
export type WriteWords = (change: Change, websiteId: number, words: FillWords) => Promise<UndoStep>;

/** A text of the library with the places of its words, in their order. */
interface FilledText {
  source: FaqRow;
  field: WordPlace['field'];
  text: string;
  places: { start: number; end: number; word: number }[];
}

/**
 * Makes differences between the library's branch and those of websites words to fill in, with the websites' own texts as
 * their values.
 *
 * @returns the library's branch with the words, and the steps for the undo by website.
 * @throws ApiError when visitors of a website would read something else than before.
 */
export async function addWords(
  change: Change,
  shared: Branch<FaqRow>,
  chosen: readonly FoundBranch[],
  { words, write }: { words: readonly ChosenWord[]; write: WriteWords },
): Promise<{ shared: Branch<FaqRow>; steps: ReadonlyMap<number, UndoStep[]> }> {
  const rows = rowsOf(shared);
  const texts = placeWords(words, rows);
  const showing = await readShowing(
    change.tx,
    rows.map(({ id }) => id),
  );
  const added = findNeeds(words, texts, { shared, chosen, showing });
  const known = await readKnownWords(change.tx);
  for (const [at, word] of added.entries()) {
    const conflict = findWordConflict(known, word);
    if (conflict !== undefined) throw fieldError(409, `words.${at}.name`, conflict);
  }
  requireSameReads(texts, added, known, new Set([...showing, ...chosen.map(websiteOf)]));
  const contents = newContents(texts, added);
  const edits = rows.flatMap((row) => {
    const content = contents.get(row.id);
    return content ? [{ row, content }] : [];
  });
  const library = shared.row.websiteId;
  const steps = new Map([[library, edits.length > 0 ? [await editFaqs(change, edits)] : []]]);
  for (const website of known) {
    const next = withWords(website, added);
    if (Object.keys(next).every((name) => next[name] === website.words[name])) continue;
    if (Object.keys(next).length > fillWordsMax)
      throw fieldError(409, 'words', messages.tooManyWordsOn(website.name, fillWordsMax));
    const step = await write(change, website.id, next);
    steps.set(website.id, [...(steps.get(website.id) ?? []), step]);
  }
  return { shared: withContents(shared, contents), steps };
}

/** @throws ApiError when the library's texts are others at the places, or a place is named twice. */
function placeWords(words: readonly ChosenWord[], rows: readonly FaqRow[]): FilledText[] {
  const texts = new Map<string, FilledText>();
  const sources = new Map(rows.map((row) => [row.id, row]));
  for (const [word, { name, shared, places }] of words.entries()) {
    const fixed = wordIn(shared);
    if (fixed !== undefined && fixed !== name)
      throw fieldError(400, `words.${word}.name`, messages.wordNameFixed(fixed));
    if (fixed === undefined && !isFillValue(shared))
      throw fieldError(400, `words.${word}.name`, messages.notFillValue);
    for (const { source_id, field, start } of places) {
      const source = sources.get(source_id);
      const text = source?.[field];
      const end = start + shared.length;
      if (source === undefined || text == null || text.slice(start, end) !== shared)
        throw fieldError(409, 'words', messages.alikeChanged);
      const key = textKey(source_id, field);
      const filled = texts.get(key) ?? { source, field, text, places: [] };
      texts.set(key, filled);
      filled.places.push({ start, end, word });
    }
  }
  for (const { places } of texts.values()) {
    places.sort((one, other) => one.start - other.start);
    if (places.some(({ start }, at) => start < (places[at - 1]?.end ?? 0)))
      throw fieldError(400, 'words', messages.badRequest);
  }
  return [...texts.values()];
}

/**
 * What each website must read for the words. Where a website's text cannot be a value, it gets the library's.
 *
 * @throws ApiError when a word would need two values.
 */
function findNeeds(
  words: readonly ChosenWord[],
  texts: readonly FilledText[],
  {
    shared,
    chosen,
    showing,
  }: { shared: Branch<FaqRow>; chosen: readonly FoundBranch[]; showing: Iterable<number> },
): NewWord[] {
  const added = words.map(({ name, shared }) => ({
    name,
    shared: wordIn(shared) === undefined ? shared : undefined,
    needs: new Map<number, string>(),
  }));
  for (const { websiteId, own } of chosen) {
    const parts = new Map(compareTexts(shared, own).map(({ key, align }) => [key, align]));
    for (const { source, field, places } of texts) {
      const aligned: readonly TextPart[] = parts.get(textKey(source.id, field))?.() ?? [];
      for (const { start, end, word } of places) {
        const value = ownTextAt(aligned, start, end);
        const needs = added[word]?.needs;
        if (value === undefined || !needs || !isFillValue(value)) continue;
        if ((needs.get(websiteId) ?? value) !== value)
          throw fieldError(400, `words.${word}.name`, messages.wordHasTwoValues);
        needs.set(websiteId, value);
      }
    }
  }
  const readers = new Set([...showing, ...chosen.map(websiteOf)]);
  for (const { shared, needs } of added)
    for (const id of readers) if (shared !== undefined && !needs.has(id)) needs.set(id, shared);
  requireOneValue(added);
  return added;
}

/** @throws ApiError when a name stands for different values. */
function requireOneValue(added: readonly NewWord[]): void {
  const first = new Map<string, NewWord>();
  for (const [at, word] of added.entries()) {
    const same = first.get(word.name) ?? word;
    first.set(word.name, same);
    const isSame =
      word.shared === same.shared &&
      [...word.needs].every(([id, value]) => same.needs.get(id) === value);
    if (!isSame) throw fieldError(400, `words.${at}.name`, messages.wordHasTwoValues);
  }
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
    const before = valuesOf(library?.words, website.words);
    const after = valuesOf(library && withWords(library, added), withWords(website, added));
    for (const filled of texts) {
      const own = replace(filled, (word, text) => added[word]?.needs.get(website.id) ?? text);
      if (fillIn(withNames(filled, added), after) === fillIn(own, before)) continue;
      const message = messages.wordChangesText(filled.source.question, filledPerTextMax);
      throw fieldError(409, `words.${filled.places[0]?.word}.name`, message);
    }
  }
}

function valuesOf(defaults: FillWords = {}, own: FillWords): FillWords {
  const isValue = ([, value]: [string, string]) => value !== '';
  return Object.fromEntries([...Object.entries(defaults), ...Object.entries(own)].filter(isValue));
}

/** @throws ApiError when a text would break the rules of questions and answers. */
function newContents(
  texts: readonly FilledText[],
  added: readonly NewWord[],
): Map<number, Partial<FaqContent>> {
  const contents = new Map<number, Partial<FaqContent>>();
  for (const filled of texts) {
    const { source, field, text, places } = filled;
    const next = withNames(filled, added);
    if (next === text) continue;
    const { error } = faqTexts[field].safeParse(next);
    const message = error?.issues[0]?.message;
    if (message !== undefined) throw fieldError(400, `words.${places[0]?.word}.name`, message);
    contents.set(source.id, { ...contents.get(source.id), [field]: next });
  }
  return contents;
}

function withNames(filled: FilledText, added: readonly NewWord[]): string {
  return replace(filled, (word) => `{${added[word]?.name}}`);
}

function replace({ text, places }: FilledText, by: (word: number, text: string) => string): string {
  let replaced = '';
  let from = 0;
  for (const { start, end, word } of places) {
    replaced += text.slice(from, start) + by(word, text.slice(start, end));
    from = end;
  }
  return replaced + text.slice(from);
}

function withContents(
  branch: Branch<FaqRow>,
  contents: ReadonlyMap<number, Partial<FaqContent>>,
): Branch<FaqRow> {
  return {
    ...branch,
    row: { ...branch.row, ...contents.get(branch.row.id) },
    children: branch.children.map((child) => withContents(child, contents)),
  };
}

function rowsOf({ row, children }: Branch<FaqRow>): FaqRow[] {
  return [row, ...children.flatMap(rowsOf)];
}

function websiteOf({ websiteId }: FoundBranch): number {
  return websiteId;
}
