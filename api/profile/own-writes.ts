import { and, desc, eq, gte, notInArray } from 'drizzle-orm';
import { entryFields } from '../audit-log/entry-fields.ts';
import { isSensitive } from '../audit-log/is-sensitive.ts';
import { nameWebsites } from '../audit-log/name-websites.ts';
import { entitiesForAll } from '../contract/audit.ts';
import { ownWritesDays, type SensitiveWrite, warningsListed } from '../contract/warnings.ts';
import type { Reader } from '../db/database.ts';
import { auditEntries } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import type { SessionUser } from '../http/app-env.ts';

/**
 * What an account wrote itself that is sensitive, newest first, from the audit trail. Nobody can dismiss it: a thief who
 * signs in is shown the warnings, too.
 */
export async function listOwnWrites(
  db: Reader,
  { id, username }: SessionUser,
): Promise<SensitiveWrite[]> {
  const since = new Date(Date.now() - ownWritesDays * 86_400_000).toISOString();
  const rows = await db
    .select(entryFields)
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.usernameKey, usernameKey(username)),
        gte(auditEntries.at, since),
        // A deleted account may have had the same name.
        eq(auditEntries.userId, id),
        notInArray(auditEntries.entity, [...entitiesForAll]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
  return await nameWebsites(db, rows.filter(isSensitive).slice(0, warningsListed));
}
