import { type Change, diffWords } from 'diff';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import type { ComparedField } from './compared-field.ts';

/**
 * Compares a text word by word. Both values are shown side by side if one is empty or `wordChanges` returns no result.
 */
export function comparedWords(label: string, before: string, after: string): ComparedField {
  const isSame = before === after;
  const changes = isSame || before === '' || after === '' ? undefined : wordChanges(before, after);
  return {
    label,
    left: before === '' ? blank : before,
    right: after === '' ? blank : after,
    together: changes && <WordDifference changes={changes} />,
    isSame,
  };
}

const blank = <span className="text-muted">{details.blank}</span>;

/**
 * Shows two versions of a text as one, with the removed and the added words marked. Screen readers announce which are
 * which.
 */
function WordDifference({ changes }: { changes: NonNullable<ReturnType<typeof wordChanges>> }) {
  return changes.map(({ value, added, removed }, index) => {
    // The order of the changes never changes.
    const key = index;
    if (removed) {
      return (
        <del key={key} className="bg-danger-soft text-danger line-through">
          <span className="sr-only">{` [${details.removedWords}: `}</span>
          {value}
          <span className="sr-only">] </span>
        </del>
      );
    }
    if (added) {
      return (
        <ins key={key} className="bg-success-soft font-medium text-success underline">
          <span className="sr-only">{` [${details.addedWords}: `}</span>
          {value}
          <span className="sr-only">] </span>
        </ins>
      );
    }
    return <span key={key}>{value}</span>;
  });
}

/** A comparison of two very different texts of 5,000 characters would take seconds. */
const timeoutMs = 100;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('id', { granularity: 'word' }) : undefined;

/**
 * Returns the removed, added and unchanged words, in the order of the text. Undefined if that takes too long, or if
 * only spaces and line breaks differ.
 */
export function wordChanges(before: string, after: string): readonly Change[] | undefined {
  const options = { timeout: timeoutMs, ...(segmenter && { intlSegmenter: segmenter }) };
  const changes = diffWords(before, after, options);
  return changes?.some(({ added, removed }) => added || removed) ? changes : undefined;
}
