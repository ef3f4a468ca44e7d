import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import type { ComparedField } from './compared-field.ts';
import { wordChanges } from './word-changes.ts';
import { WordDifference } from './word-difference.tsx';

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
