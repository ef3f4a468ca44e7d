import type { WordingGroup } from './group-wordings.ts';

/** Returns the texts of a group's wordings, most frequent first. */
export function wordsOfGroup({ wordings }: Pick<WordingGroup, 'wordings'>): string[] {
  return wordings.map(({ words }) => words);
}
