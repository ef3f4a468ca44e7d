import type { FaqRow } from '../../audit-log/undo-steps.ts';
import type { TextDifference } from '../../contract/faqs/shared-faqs.ts';
import { alignTexts, type TextPart } from './align-texts.ts';
import { type Branch, pairUp } from './compare-branches.ts';

interface ComparedText {
  /** The same for the same text of the library. */
  key: string;
  source: FaqRow;
  field: TextDifference['field'];
  /** Undefined for texts with little in common. */
  align: () => readonly TextPart[] | undefined;
}

/** The texts of the library's branch, each to align with the website's text at the same place. */
export function compareTexts(shared: Branch<FaqRow>, own: Branch<FaqRow>): ComparedText[] {
  return pairUp(shared, own).flatMap((pair) =>
    (['question', 'answer'] as const).flatMap((field) => {
      const source = pair.shared?.row;
      const [text, other] = [source?.[field], pair.own?.row[field]];
      if (source === undefined || text == null || other == null) return [];
      return {
        key: textKey(source.id, field),
        source,
        field,
        align: () => (text === other ? [{ shared: text, own: other }] : alignTexts(text, other)),
      };
    }),
  );
}

export function textKey(sourceId: number, field: TextDifference['field']): string {
  return `${sourceId} ${field}`;
}
