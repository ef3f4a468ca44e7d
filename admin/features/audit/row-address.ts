import type { AuditEntry } from '../../../api/contract/audit.ts';

type Row = Pick<AuditEntry, 'entity' | 'entity_id' | 'website_id' | 'current_label'>;

/** The URL of a row in its own list; undefined if it does not exist any more. */
export function rowAddress({
  entity,
  entity_id,
  website_id,
  current_label,
}: Row): string | undefined {
  if (entity_id === null || current_label === null) return undefined;
  // The FAQ page finds the page of a row by itself.
  if (entity === 'faq') return `/?website=${website_id}#row-${entity_id}`;
  return `/${entity}?q=${encodeURIComponent(current_label)}#row-${entity_id}`;
}
