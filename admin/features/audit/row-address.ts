import type { AuditEntry } from '../../../api/contract/audit.ts';

type Row = Pick<AuditEntry, 'entity' | 'entity_id' | 'website_id' | 'current_label'>;

/** Returns the URL of a row in its own list; undefined if the row no longer exists. */
export function rowAddress({
  entity,
  entity_id,
  website_id,
  current_label,
}: Row): string | undefined {
  if (entity_id === null || current_label === null) return undefined;
  // The FAQ page finds the right page of the list by the hash.
  if (entity === 'faq') return `/?website=${website_id}#row-${entity_id}`;
  return `/${entity}?q=${encodeURIComponent(current_label)}#row-${entity_id}`;
}
