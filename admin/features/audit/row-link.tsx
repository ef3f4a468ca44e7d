import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuditEntry } from '../../../api/contract/audit.ts';

type Row = Pick<AuditEntry, 'entity' | 'entity_id' | 'website_id' | 'current_label'>;

/** A link to a row in its own list, or plain text if the row no longer exists. */
export function RowLink({ row, children }: { row: Row; children: ReactNode }) {
  const { entity, entity_id, website_id, current_label } = row;
  if (entity_id === null || current_label === null) return children;
  const to =
    // The FAQ page finds the right page of the list by the hash.
    entity === 'faq'
      ? `/?website=${website_id}#row-${entity_id}`
      : `/${entity}?q=${encodeURIComponent(current_label)}#row-${entity_id}`;
  return (
    <Link to={to} className="rounded-control text-accent-text hover:underline">
      {children}
    </Link>
  );
}
