import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../audit-log/audited-database.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { readSecuritySettings, securityRowId } from '../auth/security-settings.ts';
import type { SecuritySettings } from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import { lastEditColumns } from '../db/edit-row.ts';
import { securitySettings } from '../db/schema.ts';
import { ApiError, ConflictError } from '../http/errors.ts';

type Rules = Omit<SecuritySettings, 'version'>;

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
    entity: 'security',
    entityId: null,
    websiteId: null,
    label: messages.securityLabel,
    before: auditFields(current),
    after: auditFields({ ...rules, version: current.version + 1 }),
    undo: [
      { type: 'row', id: securityRowId, before: storedFields(current), after: storedFields(rules) },
    ],
  });
}

/** Undoes a change of the rules. @throws ApiError 409 when they were changed later. */
export async function undoSecurityWrite(
  change: Change,
  steps: readonly UndoStep[],
): Promise<Undone> {
  const [step] = steps;
  if (step?.type !== 'row' || !step.before) throw new Error('The snapshot has no rules.');
  const current = await readSecuritySettings(change.tx);
  if (!isDeepStrictEqual(storedFields(current), step.after)) {
    throw new ApiError(409, messages.editedSince(messages.securityLabel));
  }
  const { factor_roles, ...rest } = step.before as ReturnType<typeof storedFields>;
  const rules = { ...rest, factor_roles: factor_roles.split(', ').filter(Boolean) };
  await writeRules(change, rules, current.version + 1);
  return { message: messages.writeUndone, steps };
}

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

function storedFields({ factor, factor_roles, temporary_passwords }: Rules) {
  return { factor, factor_roles: factor_roles.join(', '), temporary_passwords };
}

function auditFields({ factor, factor_roles, temporary_passwords, version }: SecuritySettings) {
  return {
    factor_rule: factor,
    factor_roles: factor === 'roles' ? factor_roles.join(', ') : null,
    temporary_passwords,
    version,
  };
}
