import { eq } from 'drizzle-orm';
import type { SecuritySettings } from '../contract/sign-in.ts';
import type { Reader } from '../db/database.ts';
import { securitySettings } from '../db/schema.ts';

/** The id of the only row. */
export const securityRowId = 1;

/** By default everybody decides about a second factor, and passwords that others chose stay: as in the specification. */
const defaults: SecuritySettings = {
  version: 1,
  factor: 'optional',
  factor_roles: [],
  temporary_passwords: false,
};

/** The rules of the installation for sign-ins. */
export async function readSecuritySettings(db: Reader): Promise<SecuritySettings> {
  const { version, factor, factorRoles, temporaryPasswords } = securitySettings;
  const [row] = await db
    .select({ version, factor, factor_roles: factorRoles, temporary_passwords: temporaryPasswords })
    .from(securitySettings)
    .where(eq(securitySettings.id, securityRowId));
  return row ?? defaults;
}

/** Whether an account of this role must have a second factor. */
export function needsFactor({ factor, factor_roles }: SecuritySettings, role: string): boolean {
  return factor === 'all' || (factor === 'roles' && factor_roles.includes(role));
}
