import type { OpenWording } from '../../../api/contract/unanswered.ts';
import type { ReadWording } from './wording-reader.ts';

/** Wordings that mean the same to the bot. */
export interface WordingGroup extends ReadWording {
  /** Most asked first. What the bot makes of them is that of the first one. */
  wordings: readonly OpenWording[];
  count: number;
}

/** Scores of the best match that differ more are not those of the same question. */
const scoreTolerance = 0.1;
/** The part of the meanings that two such wordings share. */
const leastShared = 0.5;

/** Groups wordings, the most asked group first. They come with the most asked wording first. */
export function groupWordings(
  wordings: readonly (OpenWording & ReadWording)[],
): readonly WordingGroup[] {
  const groups: (WordingGroup & { wordings: OpenWording[] })[] = [];
  const byMeanings = new Map<string, (typeof groups)[number]>();
  for (const { meanings, matches, question, ...wording } of wordings) {
    const key = meanings.join(' ');
    const reading = { meanings, matches, question };
    const known = byMeanings.get(key) ?? groups.find((group) => isAlike(group, reading));
    const group = known ?? { ...reading, wordings: [], count: 0 };
    if (known === undefined) groups.push(group);
    byMeanings.set(key, group);
    group.wordings.push(wording);
    group.count += wording.count;
  }
  return groups.sort((one, other) => other.count - one.count);
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
