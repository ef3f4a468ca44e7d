import { keywordMaxLength, keywordsMax } from '../../../../api/contract/limits.ts';
import type { FaqProposals, Proposal } from './propose.ts';

/** What the user ticked or typed, by the keys of the proposals. */
export interface Choices {
  ticks: Readonly<Record<string, boolean>>;
  /** Keywords that were too long, as they were shortened. */
  texts: Readonly<Record<string, string>>;
}

export interface ChosenKeywords {
  /** The keywords to add, by the FAQ. */
  added: ReadonlyMap<number, string[]>;
  keys: ReadonlySet<string>;
  count: number;
}

/** A proposal's text, as it would be added. */
export function textOf({ key, keyword }: Proposal, { texts }: Choices): string {
  return (texts[key] ?? keyword).trim();
}

export function isAddable(proposal: Proposal, choices: Choices): boolean {
  const text = textOf(proposal, choices);
  return text !== '' && text.length <= keywordMaxLength && !text.includes('|');
}

/**
 * Returns what is ticked and can be added, as long as a FAQ has room for it.
 *
 * @param ticked the proposals that are ticked unless the user unticks them.
 */
export function chooseProposals(
  groups: readonly FaqProposals[],
  choices: Choices,
  ticked: ReadonlySet<string>,
): ChosenKeywords {
  const added = new Map<number, string[]>();
  const keys = new Set<string>();
  for (const { faq, proposals } of groups) {
    const words = added.get(faq.id) ?? [];
    for (const proposal of proposals) {
      const { key } = proposal;
      const isTicked = choices.ticks[key] ?? ticked.has(key);
      const hasRoom = faq.keywords.length + words.length < keywordsMax;
      if (!isTicked || keys.has(key) || !hasRoom || !isAddable(proposal, choices)) continue;
      keys.add(key);
      words.push(textOf(proposal, choices));
    }
    if (words.length > 0) added.set(faq.id, words);
  }
  return { added, keys, count: keys.size };
}
