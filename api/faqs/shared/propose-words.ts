import type { FaqRow } from '../../audit-log/undo-steps.ts';
import type { AlikeWord, WordPlace } from '../../contract/faqs/shared-faqs.ts';
import { valueIn } from '../../contract/texts/fill-words.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { findWordConflict, type NewWord, type WebsiteNames } from '../fill-words/known-words.ts';
import { ownTextAt, type TextPart } from './align-texts.ts';
import type { Branch } from './compare-branches.ts';
import { compareTexts } from './compare-texts.ts';
import { isFillValue, isLikelyValue, nameFor, wordIn } from './word-texts.ts';

export interface FoundBranch {
  websiteId: number;
  own: Branch<FaqRow>;
}

interface Proposal {
  shared: string;
  /** What comes before the first place. */
  before: string;
  places: WordPlace[];
  /** By website, where it differs. */
  values: Map<number, string>;
}

/** The short differences between a branch of the library and those of websites, one for all places with the same texts. */
export async function proposeWords(
  shared: Branch<FaqRow>,
  found: readonly FoundBranch[],
  { known, showing }: { known: readonly WebsiteNames[]; showing: ReadonlySet<number> },
): Promise<AlikeWord[]> {
  const texts = new Map<string, TextOfWebsites>();
  const letOthersRun = yieldToRequests();
  for (const { websiteId, own } of found) {
    for (const { key, source, field, align } of compareTexts(shared, own)) {
      await letOthersRun();
      const text = texts.get(key) ?? { source, field, parts: new Map() };
      texts.set(key, text);
      text.parts.set(websiteId, align());
    }
  }
  const proposals = new Map<string, Proposal>();
  for (const text of texts.values()) {
    for (const proposal of proposalsIn(text)) {
      const key = JSON.stringify([proposal.shared, ...proposal.values]);
      const same = proposals.get(key);
      if (same) same.places.push(...proposal.places);
      else proposals.set(key, proposal);
    }
  }
  const taken = new Set<string>();
  return [...proposals.values()].map((proposal) => {
    const name = findName(proposal, taken, known, showing, found);
    taken.add(name);
    const values = found.flatMap(({ websiteId, own }) => {
      const value = proposal.values.get(websiteId);
      return value === undefined ? [] : [{ faq_id: own.row.id, value }];
    });
    return {
      name,
      shared: proposal.shared,
      places: proposal.places,
      values,
      is_likely: [proposal.shared, ...proposal.values.values()].every(
        (text) => wordIn(text) !== undefined || isLikelyValue(text),
      ),
    };
  });
}

interface TextOfWebsites {
  source: FaqRow;
  field: WordPlace['field'];
  parts: Map<number, readonly TextPart[] | undefined>;
}

function proposalsIn({ source, field, parts }: TextOfWebsites): Proposal[] {
  const text = source[field] ?? '';
  const aligned = [...parts].flatMap(([websiteId, of]) => (of ? [{ websiteId, of }] : []));
  return joinSpans(aligned.flatMap(({ of }) => spansOf(of))).flatMap(([start, end]) => {
    const shared = text.slice(start, end);
    const values = aligned.flatMap(({ websiteId, of }) => {
      const value = ownTextAt(of, start, end);
      const isOther = value !== undefined && value !== shared && isFillValue(value);
      return isOther ? [[websiteId, value] as const] : [];
    });
    const isWord = isFillValue(shared) || wordIn(shared) !== undefined;
    return isWord && values.length > 0
      ? {
          shared,
          before: text.slice(0, start),
          places: [{ source_id: source.id, field, start }],
          values: new Map(values),
        }
      : [];
  });
}

type Span = readonly [start: number, end: number];

/** The places of the short differences. */
function spansOf(parts: readonly TextPart[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { shared, own } of parts) {
    const start = at;
    at += shared.length;
    const isWord = isFillValue(shared) || wordIn(shared) !== undefined;
    if (shared !== own && isWord && isFillValue(own)) spans.push([start, at]);
  }
  return spans;
}

/** Makes places of several websites that overlap one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && start < last[1]) joined.splice(-1, 1, [last[0], Math.max(last[1], end)]);
    else joined.push([start, end]);
  }
  return joined;
}

/** A name that nothing else has; one of the library's words if it has the same value. */
function findName(
  { shared, before, values }: Proposal,
  taken: ReadonlySet<string>,
  known: readonly WebsiteNames[],
  showing: ReadonlySet<number>,
  found: readonly FoundBranch[],
): string {
  const fixed = wordIn(shared);
  if (fixed !== undefined) return fixed;
  const needs = new Map(
    [...showing, ...found.map(({ websiteId }) => websiteId)].map((id) => [id, shared]),
  );
  for (const [websiteId, value] of values) needs.set(websiteId, value);
  const isFree = (name: string) => {
    const word: NewWord = { name, shared, needs };
    return !taken.has(name) && findWordConflict(known, word) === undefined;
  };
  const words = known.find(({ isLibrary }) => isLibrary)?.words ?? {};
  const same = Object.keys(words).find((name) => valueIn(words, name) === shared && isFree(name));
  if (same !== undefined) return same;
  const name = nameFor(shared, before);
  for (let count = 2, tried = name; ; count += 1) {
    if (isFree(tried)) return tried;
    tried = `${name}_${count}`;
  }
}
