import type { WordPlace } from '../../contract/faqs/shared-faqs.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { type Branch, pairUp } from './compare-branches.ts';

export interface FoundBranch {
  websiteId: number;
  own: Branch<FaqRow>;
}

/** A text of the library's branch. */
export interface ComparedText {
  source: FaqRow;
  field: WordPlace['field'];
  text: string;
  /** By website: its text at the same place. */
  owns: Map<number, string>;
}

/** The texts of the library's branch with those of websites' branches. */
export function compareTexts(
  shared: Branch<FaqRow>,
  found: readonly FoundBranch[],
): ComparedText[] {
  const texts = new Map<string, ComparedText>();
  for (const { websiteId, own } of found) {
    for (const pair of pairUp(shared, own)) {
      for (const field of ['question', 'answer'] as const) {
        const source = pair.shared?.row;
        const text = source?.[field];
        if (source === undefined || text == null) continue;
        const key = `${source.id} ${field}`;
        const compared = texts.get(key) ?? { source, field, text, owns: new Map() };
        texts.set(key, compared);
        const other = pair.own?.row[field];
        if (other != null) compared.owns.set(websiteId, other);
      }
    }
  }
  return [...texts.values()];
}
