import type { AlikeWord, WordPlace } from '../../contract/faqs/shared-faqs.ts';
import { fillWordsMax } from '../../contract/limits.ts';
import { valueIn } from '../../contract/texts/fill-words.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { findWordConflict, type WebsiteNames } from '../fill-words/known-words.ts';
import { alignTexts, ownTextAt, type TextChange } from './align-texts.ts';
import type { Branch } from './compare-branches.ts';
import { type ComparedText, compareTexts, type FoundBranch } from './compare-texts.ts';
import { isFillValue, isLikelyValue, isWordText, nameFor, wordIn } from './word-texts.ts';

interface Proposal {
  shared: string;
  /** What comes before the first place. */
  before: string;
  places: WordPlace[];
  /** By website, where it differs. */
  values: Map<number, string>;
}

/**
 * The short differences between a branch of the library and those of websites, one for all places with the same texts. At
 * most as many as a website may have, the likely ones first.
 */
export async function proposeWords(
  shared: Branch<FaqRow>,
  found: readonly FoundBranch[],
  { known, showing }: { known: readonly WebsiteNames[]; showing: ReadonlySet<number> },
): Promise<AlikeWord[]> {
  const proposals = new Map<string, Proposal>();
  const letOthersRun = yieldToRequests();
  for (const text of compareTexts(shared, found)) {
    const aligned = new Map<number, readonly TextChange[]>();
    for (const [websiteId, own] of text.owns) {
      await letOthersRun();
      const changes = alignTexts(text.text, own);
      if (changes) aligned.set(websiteId, changes);
    }
    for (const proposal of proposalsIn(text, aligned)) {
      const key = JSON.stringify([proposal.shared, ...proposal.values]);
      const same = proposals.get(key);
      if (same) same.places.push(...proposal.places);
      else proposals.set(key, proposal);
    }
  }
  const isLikely = ({ shared, values }: Proposal) =>
    [shared, ...values.values()].every((text) => wordIn(text) !== undefined || isLikelyValue(text));
  const [likely, others] = [true, false].map((wanted) =>
    [...proposals.values()].filter((proposal) => isLikely(proposal) === wanted),
  );
  const taken = new Set<string>();
  const readers = [...showing, ...found.map(({ websiteId }) => websiteId)];
  return [...(likely ?? []), ...(others ?? [])].slice(0, fillWordsMax).map((proposal) => {
    const name = findName(proposal, taken, known, readers);
    taken.add(name);
    const values = found.flatMap(({ websiteId, own }) => {
      const value = proposal.values.get(websiteId);
      return value === undefined ? [] : [{ faq_id: own.row.id, value }];
    });
    const { shared, places } = proposal;
    return { name, shared, places, values, is_likely: isLikely(proposal) };
  });
}

function proposalsIn(
  { source, field, text }: ComparedText,
  aligned: ReadonlyMap<number, readonly TextChange[]>,
): Proposal[] {
  const short = [...aligned.values()]
    .flat()
    .filter(({ start, end, own }) => isWordText(text.slice(start, end)) && isFillValue(own));
  return joinSpans(short).flatMap(({ start, end }) => {
    const shared = text.slice(start, end);
    const values = new Map<number, string>();
    for (const [websiteId, changes] of aligned) {
      const value = ownTextAt(text, changes, start, end);
      if (value !== undefined && value !== shared && isFillValue(value))
        values.set(websiteId, value);
    }
    if (!isWordText(shared) || values.size === 0) return [];
    const places = [{ source_id: source.id, field, start }];
    return [{ shared, before: text.slice(0, start), places, values }];
  });
}

type Span = Pick<TextChange, 'start' | 'end'>;

/** Makes places of several websites that overlap one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** A name that nothing else has; one of the library's words if it has the same value. */
function findName(
  { shared, before, values }: Proposal,
  taken: ReadonlySet<string>,
  known: readonly WebsiteNames[],
  readers: readonly number[],
): string {
  const fixed = wordIn(shared);
  if (fixed !== undefined) return fixed;
  const needs = new Map([...readers.map((id) => [id, shared] as const), ...values]);
  const isFree = (name: string) =>
    !taken.has(name) && findWordConflict(known, { name, shared, needs }) === undefined;
  const words = known.find(({ isLibrary }) => isLibrary)?.words ?? {};
  const same = Object.keys(words).find((name) => valueIn(words, name) === shared && isFree(name));
  if (same !== undefined) return same;
  const name = nameFor(shared, before);
  for (let count = 2, tried = name; ; count += 1) {
    if (isFree(tried)) return tried;
    tried = `${name}_${count}`;
  }
}
