import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuditEntity, AuditEntry } from '../../../api/contract/audit.ts';

type Row = Pick<AuditEntry, 'entity' | 'entity_id' | 'website_id' | 'current_label'>;

/** The lists, which find a row by its name; the FAQ page finds the right page of the list by the hash. */
const lists: Readonly<Record<AuditEntity, string | null>> = {
  faq: '/',
  website: '/website',
  user: '/user',
  link: '/link',
  whitelist: '/whitelist',
  release: null,
  wording: null,
  security: null,
  announcement: null,
  machine: '/akses-program',
};

/** A link to a row in its own list, or plain text if the row no longer exists. */
export function RowLink({ row, children }: { row: Row; children: ReactNode }) {
  const { entity, entity_id, website_id, current_label } = row;
  const list = lists[entity];
  if (entity_id === null || current_label === null || list === null) return children;
  const query =
    entity === 'faq' ? `website=${website_id}` : `q=${encodeURIComponent(current_label)}`;
  return (
    <Link
      to={`${list}?${query}#row-${entity_id}`}
      className="rounded-control py-1 text-accent-text hover:underline"
    >
      {children}
    </Link>
  );
}
