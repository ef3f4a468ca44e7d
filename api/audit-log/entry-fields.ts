import { auditEntries } from '../db/schema.ts';

/** What an entry says, in the form of the API. */
export const entryFields = {
  id: auditEntries.id,
  at: auditEntries.at,
  user_id: auditEntries.userId,
  machine_id: auditEntries.machineId,
  username: auditEntries.username,
  address: auditEntries.address,
  action: auditEntries.action,
  entity: auditEntries.entity,
  entity_id: auditEntries.entityId,
  website_id: auditEntries.websiteId,
  label: auditEntries.label,
  before: auditEntries.before,
  after: auditEntries.after,
};
