import { type Change, diffWords } from 'diff';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import type { ComparedField } from './compared-field.ts';
import { Added, Removed } from './marks.tsx';

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
    removes: before !== '' && after === '',
    adds: before === '' && after !== '',
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
    if (removed) return <Removed key={key}>{value}</Removed>;
    if (added) return <Added key={key}>{value}</Added>;
    return <span key={key}>{value}</span>;
  });
}

/** Two texts are shown word by word if they share at least this part of their letters. */
const leastShared = 0.3;
/** A comparison of two very different texts of 5,000 characters would take seconds. */
const timeoutMs = 100;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('id', { granularity: 'word' }) : undefined;

/**
 * Returns the removed, added and unchanged words, in the order of the text. Undefined if that takes too long, if only
 * spaces and line breaks differ, or if the texts have little in common.
 */
export function wordChanges(before: string, after: string): readonly Change[] | undefined {
  const options = { timeout: timeoutMs, ...(segmenter && { intlSegmenter: segmenter }) };
  const changes = diffWords(before, after, options);
  if (!changes?.some(({ added, removed }) => added || removed)) return undefined;
  const same = changes.filter(({ added, removed }) => !added && !removed);
  const shared = same.reduce((sum, { value }) => sum + value.trim().length, 0);
  // Unrelated texts share only short words, between which nobody can read either of them.
  return shared >= Math.max(before.length, after.length) * leastShared ? changes : undefined;
}
