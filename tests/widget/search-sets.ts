import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { hardPhrasings, hardPhrasingsHeldOut, heldOutPhrasings, phrasings } from './phrasings.ts';
import { starterTree } from './search-trees.ts';

export interface Phrasing {
  typed: string;
  /** The question that the phrasing means; `null` if the tree has none. */
  faqId: number | null;
  /** Other correct questions. */
  also?: readonly number[];
}

export interface SearchSet {
  name: string;
  tree: readonly PublicFaq[];
  phrasings: readonly Phrasing[];
}

/** The starter tree with phrasings of four kinds. */
export const starterSets: readonly SearchSet[] = [
  { name: 'everyday', tree: starterTree, phrasings },
  { name: 'held-out', tree: starterTree, phrasings: heldOutPhrasings },
  { name: 'hard', tree: starterTree, phrasings: hardPhrasings },
  { name: 'hard held-out', tree: starterTree, phrasings: hardPhrasingsHeldOut },
];

/** Trees of other fields. */
export const learnSets = setsIn('learn-trees');

/** Trees of yet other fields, with phrasings that tell a situation. What equal letters weigh was chosen with them. */
export const farSets = setsIn('far-trees');

/** Trees that no part of the search may be tuned to: read their figures, not their phrasings. */
export const heldOutSets = setsIn('held-out-trees');

/**
 * Trees written after the last change of the search, with phrasings that avoid the words of their questions: half of
 * them short and full of slang, half of them a story. The same rule holds for them.
 */
export const unseenSets = setsIn('unseen-trees');

/**
 * Trees written after all this, by somebody who saw nothing of the search. A third of the phrasings is plain, a
 * third colloquial, a third tells a situation. The same rule holds.
 */
export const freshSets = setsIn('fresh-trees');

/**
 * Two of the trees with 'kata lain' as an assistant proposes them: written once by somebody who saw only their questions
 * and answers.
 */
export const keywordSets = [...unseenSets, ...freshSets].flatMap((set): SearchSet[] => {
  const path = join(import.meta.dirname, 'proposed-keywords', `${set.name}.json`);
  if (!existsSync(path)) return [];
  const proposed: Record<number, string[]> = JSON.parse(readFileSync(path, 'utf8'));
  const tree = set.tree.map((faq) => ({
    ...faq,
    keywords: [...(faq.keywords ?? []), ...(proposed[faq.id] ?? [])],
  }));
  return [{ ...set, name: `${set.name} with kata lain`, tree }];
});

function setsIn(folder: string): SearchSet[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).map((file) => ({
    name: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(join(path, file), 'utf8')) as Omit<SearchSet, 'name'>),
  }));
}
