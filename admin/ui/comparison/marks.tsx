import type { ReactNode } from 'react';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';

/** What a write removes from a text: in its own colour, struck out, and announced by screen readers. */
export function Removed({ children }: { children: ReactNode }) {
  return (
    <del className="bg-danger-soft text-danger line-through">
      <span className="sr-only">{` [${details.removedWords}: `}</span>
      {children}
      <span className="sr-only">] </span>
    </del>
  );
}

/** What a write adds to a text. */
export function Added({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-success-soft font-medium text-success underline">
      <span className="sr-only">{` [${details.addedWords}: `}</span>
      {children}
      <span className="sr-only">] </span>
    </ins>
  );
}

/** An old value and the new one; without the new one if there is none. */
export function OldAndNew({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      <Removed>{before}</Removed>
      {after && (
        <>
          <span aria-hidden> → </span>
          <Added>{after}</Added>
        </>
      )}
    </>
  );
}
