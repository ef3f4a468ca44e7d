import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import type { Guard } from '../auth/guard.ts';
import { readSecuritySettings, securityRowId } from '../auth/security-settings.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { factorRules, type SecuritySettings } from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
import { securitySettings } from '../db/schema.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ConflictError } from '../http/errors.ts';
import { bodyVersion, smallBody, validate } from '../http/validation.ts';

const settingsBody = z.object({
  version: bodyVersion,
  factor: z.enum(factorRules, messages.notChoice),
  factor_roles: z
    .array(z.enum(['admin', 'editor', 'viewer'], messages.notChoice), messages.notList)
    .max(3, messages.tooManyItems(3)),
  temporary_passwords: z.boolean(messages.notBoolean),
});

/** The rules of the installation for sign-ins ('Keamanan'). */
export function securityRoutes({ db, guard }: { db: AuditedDatabase; guard: Guard }) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => c.json<SecuritySettings>(await readSecuritySettings(db.read)))
    .put('/', validate('json', settingsBody), async (c) => {
      const { version, ...wanted } = c.req.valid('json');
      await db.write(c.var.actor, async ({ tx, by, record }) => {
        const current = await readSecuritySettings(tx);
        if (version !== undefined && version !== current.version) {
          throw new ConflictError(messages.editedMeanwhile, current);
        }
        const next = { ...wanted, version: current.version + 1 };
        const row = {
          factor: next.factor,
          factorRoles: next.factor_roles,
          temporaryPasswords: next.temporary_passwords,
          version: next.version,
          ...lastEditColumns(by.username),
        };
        await tx
          .insert(securitySettings)
          .values({ id: securityRowId, ...row })
          .onConflictDoUpdate({ target: securitySettings.id, set: row });
        await record({
          action: 'update',
          entity: 'security',
          entityId: null,
          websiteId: null,
          label: messages.securityLabel,
          before: auditFields(current),
          after: auditFields(next),
        });
      });
      return c.json<WriteResponse>({ message: messages.securitySaved });
    });
}

function auditFields({ factor, factor_roles, temporary_passwords, version }: SecuritySettings) {
  return {
    factor_rule: factor,
    factor_roles: factor === 'roles' ? factor_roles.join(', ') : null,
    temporary_passwords,
    version,
  };
}
