import type { TextDifference } from '../../contract/faqs/shared-faqs.ts';
import { wordsOf } from '../../contract/texts/words-of.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';

export interface ComparedRow {
  id: number;
  parentId: number | null;
  question: string;
  answer: string | null;
}

/** A FAQ with its descendants. */
export interface Branch<Row extends ComparedRow> {
  row: Row;
  children: Branch<Row>[];
  /** The words of the row. */
  words: readonly string[];
  /** Number of words of the branch. */
  allWords: number;
}

/** FAQs at the same place of two branches; undefined where only one of the branches has a FAQ. */
export interface Pair<Shared extends ComparedRow, Own extends ComparedRow> {
  shared: Branch<Shared> | undefined;
  own: Branch<Own> | undefined;
  /** The parent's pair. */
  above: Pair<Shared, Own> | undefined;
}

/** The least share of equal words. */
const leastAlike = 0.9;

/** The branch of each row, in the order of the rows. */
export async function toBranches<Row extends ComparedRow>(
  rows: readonly Row[],
): Promise<Branch<Row>[]> {
  const letOthersRun = yieldToRequests();
  const branches = new Map<number | null, Branch<Row>>();
  for (const row of rows) {
    await letOthersRun();
    const words = wordsOf(`${row.question} ${row.answer ?? ''}`);
    const branch = { row, children: [], words, allWords: words.length };
    branches.get(row.parentId)?.children.push(branch);
    branches.set(row.id, branch);
  }
  const all = [...branches.values()];
  for (const { row, allWords } of all.toReversed()) {
    const above = branches.get(row.parentId);
    if (above) above.allWords += allWords;
  }
  return all;
}

/** Pairs root with root, and children by their order. */
export function pairUp<Shared extends ComparedRow, Own extends ComparedRow>(
  shared: Branch<Shared> | undefined,
  own: Branch<Own> | undefined,
  above?: Pair<Shared, Own>,
): Pair<Shared, Own>[] {
  const pair = { shared, own, above };
  // What is below a FAQ that only one of them has belongs to that FAQ.
  const length = Math.max(shared?.children.length ?? 0, own?.children.length ?? 0);
  const below = Array.from({ length }, (_, at) =>
    pairUp(shared?.children[at], own?.children[at], pair),
  );
  return [pair, ...below.flat()];
}

/** The share of words that two branches have in common at the same places, from 0 to 1. */
export function likeness(shared: Branch<ComparedRow>, own: Branch<ComparedRow>): number {
  const most = Math.max(shared.allWords, own.allWords);
  // The words need not be compared if there are too few.
  if (most === 0 || Math.min(shared.allWords, own.allWords) < leastAlike * most) return 0;
  const common = pairUp(shared, own).map((pair) =>
    countCommon(pair.shared?.words, pair.own?.words),
  );
  return common.reduce((sum, count) => sum + count, 0) / most;
}

export function areAlike(shared: Branch<ComparedRow>, own: Branch<ComparedRow>): boolean {
  return likeness(shared, own) >= leastAlike;
}

/** The texts that differ. */
export function listDifferences(
  shared: Branch<ComparedRow>,
  own: Branch<ComparedRow>,
): TextDifference[] {
  return pairUp(shared, own).flatMap((pair) =>
    (['question', 'answer'] as const).flatMap((field) => {
      const texts = { shared: pair.shared?.row[field] ?? null, own: pair.own?.row[field] ?? null };
      return texts.shared === texts.own ? [] : [{ source_id: sourceOf(pair), field, ...texts }];
    }),
  );
}

function sourceOf({ shared, above }: Pair<ComparedRow, ComparedRow>): number {
  return shared?.row.id ?? (above ? sourceOf(above) : 0);
}

function countCommon(one: readonly string[] = [], other: readonly string[] = []): number {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    common += 1;
  }
  return common;
}
