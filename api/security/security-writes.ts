import type { Change } from '../audit-log/audited-database.ts';
import { undoOf } from '../audit-log/undo-row.ts';
import { readSecuritySettings, securityRowId } from '../auth/security-settings.ts';
import type { SecuritySettings } from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import { lastEditColumns } from '../db/edit-row.ts';
import { pick } from '../db/faq-row.ts';
import { securitySettings } from '../db/schema.ts';
import { ConflictError } from '../http/errors.ts';

type Rules = Omit<SecuritySettings, 'version'>;

const ruleNames = ['factor', 'factor_roles', 'temporary_passwords'] as const;

const subject = {
  entity: 'security',
  entityId: null,
  websiteId: null,
  label: messages.securityLabel,
} as const;

/** @throws ConflictError when the rules no longer have the version that the caller saw. */
export async function saveRules(
  change: Change,
  rules: Rules,
  version: number | undefined,
): Promise<void> {
  const current = await readSecuritySettings(change.tx);
  if (version !== undefined && version !== current.version) {
    throw new ConflictError(messages.editedMeanwhile, current);
  }
  await writeRules(change, rules, current.version + 1);
  await change.record({
    action: 'update',
    ...subject,
    before: auditFields(current),
    after: auditFields({ ...rules, version: current.version + 1 }),
    undo: [
      {
        type: 'row',
        table: 'securitySettings',
        id: securityRowId,
        before: pick(current, ruleNames),
        after: pick(rules, ruleNames),
      },
    ],
  });
}

/** Undoes a change of the rules. */
export const undoSecurityWrite = undoOf<SecuritySettings & { id: number }>({
  requireRow: async (tx) => ({ ...(await readSecuritySettings(tx)), id: securityRowId }),
  subject: () => subject,
  undo: {
    table: 'securitySettings',
    columns: ruleNames,
    edit: (change, { version, ...current }, rules) =>
      writeRules(change, { ...current, ...rules }, version + 1),
  },
});

async function writeRules({ tx, by }: Change, rules: Rules, version: number): Promise<void> {
  const row = {
    factor: rules.factor,
    factorRoles: rules.factor_roles,
    temporaryPasswords: rules.temporary_passwords,
    version,
    ...lastEditColumns(by.username),
  };
  await tx
    .insert(securitySettings)
    .values({ id: securityRowId, ...row })
    .onConflictDoUpdate({ target: securitySettings.id, set: row });
}

function auditFields({ factor, factor_roles, temporary_passwords, version }: SecuritySettings) {
  return {
    factor_rule: factor,
    factor_roles: factor === 'roles' ? factor_roles.join(', ') : null,
    temporary_passwords,
    version,
  };
}
