import type { AuditEntry, AuditFields, VersionSide } from '../../../api/contract/audit.ts';

/** The FAQ that an entry describes: the one the trail is filtered by, or the entry's own. */
export function describedFaq(
  { entity, entity_id }: AuditEntry,
  filteredBy: number | undefined,
): number | undefined {
  return filteredBy ?? (entity === 'faq' ? (entity_id ?? undefined) : undefined);
}

/** Whether an entry has the content of a FAQ. That of a move, for example, has only places. */
export function hasVersion(entry: AuditEntry, side: VersionSide): boolean {
  const fields: AuditFields | null = entry[side];
  return fields !== null && typeof fields.question === 'string' && 'answer' in fields;
}
