import { keywordTexts } from '../../../api/contract/keywords.ts';
import type { OpenWording } from '../../../api/contract/unanswered.ts';
import type { ReadOne, ReadWording } from './wording-reader.ts';

/** Wordings that mean the same to the bot. */
export interface WordingGroup extends ReadWording {
  /** Most asked first. What the bot makes of them is that of the first one. */
  wordings: readonly OpenWording[];
  count: number;
  /** The other ones, as keywords of a FAQ whose question is the first one. */
  keywords: readonly string[];
}

/** Scores of the best match that differ more are not those of the same question. */
const scoreTolerance = 0.1;
/** The part of the meanings that two such wordings share. */
const leastShared = 0.5;

/** Groups wordings, the most asked group first. They come with the most asked wording first. Pauses at each of them. */
export function* groupWordings(
  wordings: readonly OpenWording[],
  read: ReadOne,
): Generator<void, readonly WordingGroup[]> {
  const groups: (ReadWording & { wordings: OpenWording[]; count: number })[] = [];
  const byMeanings = new Map<string, (typeof groups)[number]>();
  for (const wording of wordings) {
    const reading = read(wording.words);
    const key = reading.meanings.join(' ');
    const known = byMeanings.get(key) ?? groups.find((group) => isAlike(group, reading));
    const group = known ?? { ...reading, wordings: [], count: 0 };
    if (known === undefined) groups.push(group);
    byMeanings.set(key, group);
    group.wordings.push(wording);
    group.count += wording.count;
    yield;
  }
  return groups
    .map((group) => ({ ...group, keywords: keywordsOf(group.wordings) }))
    .sort((one, other) => other.count - one.count);
}

function keywordsOf([, ...others]: readonly OpenWording[]): string[] {
  return keywordTexts(others.map(({ words }) => words));
}

/** Both lead to the same FAQ as well as each other, and half of what they mean is the same. */
function isAlike(one: ReadWording, other: ReadWording): boolean {
  const [first] = one.matches;
  const [second] = other.matches;
  if (first === undefined || first.faq.id !== second?.faq.id) return false;
  if (Math.abs(first.score - second.score) > scoreTolerance) return false;
  const shared = one.meanings.filter((meaning) => other.meanings.includes(meaning)).length;
  const all = new Set([...one.meanings, ...other.meanings]).size;
  return shared >= all * leastShared;
}
