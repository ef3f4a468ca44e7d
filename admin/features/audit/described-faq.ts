import type { AuditEntry, AuditFields, VersionSide } from '../../../api/contract/audit.ts';

/** Returns the id of the FAQ that an entry describes: the one that filters the trail, or the entry's own. */
export function describedFaq(
  { entity, entity_id }: AuditEntry,
  filteredBy: number | undefined,
): number | undefined {
  return filteredBy ?? (entity === 'faq' ? (entity_id ?? undefined) : undefined);
}

/** Whether an entry contains the content of a FAQ. A move, for example, contains only places. */
export function hasVersion(entry: AuditEntry, side: VersionSide): boolean {
  const fields: AuditFields | null = entry[side];
  return fields !== null && typeof fields.question === 'string' && 'answer' in fields;
}
