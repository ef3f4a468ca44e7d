import type { OpenWording } from '../../../api/contract/unanswered.ts';
import type { ReadOne, ReadWording } from './wording-reader.ts';

/** Wordings with the same meaning for the bot. */
export interface WordingGroup extends ReadWording {
  /** The most frequent wording first. The reading of the group is that of this wording. */
  wordings: readonly OpenWording[];
  count: number;
}

/** Wordings whose best scores differ by more than this are not in one group. */
const scoreTolerance = 0.1;
/** Wordings in one group share at least this part of their meanings. */
const leastShared = 0.5;

/** Groups wordings, which must be sorted by frequency. Sorts the groups too, and yields after each wording. */
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
  return groups.sort((one, other) => other.count - one.count);
}

/** Whether both have the same best match with a similar score, and share half of their meanings. */
function isAlike(one: ReadWording, other: ReadWording): boolean {
  const [first] = one.matches;
  const [second] = other.matches;
  if (first === undefined || first.faq.id !== second?.faq.id) return false;
  if (Math.abs(first.score - second.score) > scoreTolerance) return false;
  const shared = one.meanings.filter((meaning) => other.meanings.includes(meaning)).length;
  const all = new Set([...one.meanings, ...other.meanings]).size;
  return shared >= all * leastShared;
}

/** Returns the texts of a group's wordings, most frequent first. */
export function wordsOfGroup({ wordings }: Pick<WordingGroup, 'wordings'>): string[] {
  return wordings.map(({ words }) => words);
}
