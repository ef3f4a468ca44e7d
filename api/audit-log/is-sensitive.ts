import type { AuditAction, AuditEntity, AuditFields } from '../contract/audit.ts';

/** What the audit trail records of a write. */
interface RecordedWrite {
  action: AuditAction;
  entity: AuditEntity;
  before?: AuditFields;
  after?: AuditFields;
}

/** The fields of a website that decide where its visitors are sent, and who may embed its bot. */
const sensitiveFields = ['livechat_link', 'contact', 'embed'];

/**
 * Whether a write can be used to steal: from visitors (the ways to a person, who may embed the bot) or from admins
 * (accounts, factors, the whitelist), or shows that somebody may have copied a passkey. Such a write needs a fresh proof of who makes it, and every admin is told.
 */
export function isSensitive({ action, entity, before, after }: RecordedWrite): boolean {
  if (action.startsWith('sign-')) return after?.passkey_copied === true;
  if (entity === 'user') return after?.sessions_ended === undefined;
  if (entity === 'whitelist' || entity === 'link' || entity === 'security') return true;
  if (entity !== 'website' || !before || !after) return false;
  return sensitiveFields.some((field) => before[field] !== after[field]);
}
