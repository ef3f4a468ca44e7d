import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { readSecuritySettings } from '../auth/security-settings.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { roles } from '../contract/rights.ts';
import { factorRules, type SecuritySettings } from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { bodyVersion, smallBody, validate } from '../http/validation.ts';
import { saveRules } from './security-writes.ts';

const settingsBody = z
  .object({
    version: bodyVersion,
    factor: z.enum(factorRules, messages.notChoice),
    factor_roles: z
      .array(z.enum(roles, messages.notChoice), messages.notList)
      .max(roles.length, messages.tooManyItems(roles.length)),
    temporary_passwords: z.boolean(messages.notBoolean),
  })
  .meta({ examples: [{ factor: 'all', factor_roles: [], temporary_passwords: true }] });

/** The rules of the installation for sign-ins ('Keamanan'). */
export function securityRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => c.json<SecuritySettings>(await readSecuritySettings(db.read)))
    .put('/', validate('json', settingsBody), async (c) => {
      const { version, ...wanted } = c.req.valid('json');
      await db.write(c.var.actor, (change) => saveRules(change, wanted, version));
      return c.json<WriteResponse>({ message: messages.securitySaved });
    });
}
