import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import type { wordChanges } from './word-changes.ts';

/**
 * Shows two versions of a text as one, with the removed and the added words marked. Screen readers announce which are
 * which.
 */
export function WordDifference({
  changes,
}: {
  changes: NonNullable<ReturnType<typeof wordChanges>>;
}) {
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
