import type { WordingGroup } from './group-wordings.ts';

/** The wordings of a group as texts, most asked first. */
export function wordsOfGroup({ wordings }: Pick<WordingGroup, 'wordings'>): string[] {
  return wordings.map(({ words }) => words);
}
