import { readKeywords } from '../../../db/stored-keywords.ts';
import type { Node } from '../../tree/forest.ts';
import type { MatchedRow } from './match-rows.ts';

/** The id of the FAQ that each test of the website must find. */
export type StoredTests = ReadonlyMap<string, number>;

/**
 * The tests that an import adds to each FAQ. It removes none. A test has one FAQ: that of the first line that has it.
 */
export function planTests(
  matched: readonly MatchedRow[],
  stored: StoredTests,
): ReadonlyMap<Node, string[]> {
  const added = new Map<Node, string[]>();
  const seen = new Set<string>();
  for (const { row, node } of matched) {
    const words = readKeywords(row.tests ?? '').filter((each) => !seen.has(each));
    for (const each of words) seen.add(each);
    const missing = words.filter((each) => node.id === undefined || stored.get(each) !== node.id);
    if (missing.length > 0) added.set(node, missing);
  }
  return added;
}
