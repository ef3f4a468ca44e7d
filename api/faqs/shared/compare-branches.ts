import type { TextDifference } from '../../contract/faqs/shared-faqs.ts';

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
  /** Number of characters of the branch's texts. */
  length: number;
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
export function toBranches<Row extends ComparedRow>(rows: readonly Row[]): Branch<Row>[] {
  const branches = new Map<number | null, Branch<Row>>();
  for (const row of rows) {
    const length = row.question.length + 1 + (row.answer ?? '').length;
    const branch = { row, children: [], length };
    branches.get(row.parentId)?.children.push(branch);
    branches.set(row.id, branch);
  }
  const all = [...branches.values()];
  for (const { row, length } of all.toReversed()) {
    const above = branches.get(row.parentId);
    if (above) above.length += length + 1;
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

/**
 * Returns a function that gives the share of words that a branch has in common with the library's at the same places, from
 * `leastAlike` to 1; 0 for a branch that is not alike.
 */
export function likenessTo(shared: Branch<ComparedRow>): (own: Branch<ComparedRow>) => number {
  // Counted once: a library's branch is compared with every FAQ of every website.
  const counts = new Map<Branch<ComparedRow> | undefined, Map<string, number>>();
  let total = 0;
  for (const { shared: each } of pairUp(shared, undefined)) {
    const ofText = new Map<string, number>();
    counts.set(each, ofText);
    for (const [word] of each ? wordsOf(each.row) : []) {
      ofText.set(word, (ofText.get(word) ?? 0) + 1);
      total += 1;
    }
  }
  const mostOther = total * (1 / leastAlike - 1);
  return (own) => {
    // Two words have at least three characters with the space between.
    if ((own.length + 1) / 2 < total * leastAlike) return 0;
    let [common, other] = [0, 0];
    const compare = (at: Branch<ComparedRow> | undefined, { row, children }: typeof own) => {
      const left = new Map<string, number>();
      for (const [word] of wordsOf(row)) {
        // The first words of most branches show that they are not alike.
        if (other > mostOther) return;
        const count = left.get(word) ?? counts.get(at)?.get(word) ?? 0;
        left.set(word, count - 1);
        if (count > 0) common += 1;
        else other += 1;
      }
      for (const [index, child] of children.entries()) compare(at?.children[index], child);
    };
    compare(shared, own);
    const alike = common / Math.max(total, common + other, 1);
    return other > mostOther || alike < leastAlike ? 0 : alike;
  };
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

function wordsOf({ question, answer }: ComparedRow): Iterable<RegExpMatchArray> {
  return `${question} ${answer ?? ''}`.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu);
}
