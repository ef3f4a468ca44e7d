import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link to a row in its own list, or plain text if the row no longer exists. */
export function RowLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="rounded-control text-accent-text hover:underline">
      {children}
    </Link>
  );
}
