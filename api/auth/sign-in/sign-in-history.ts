import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '../../contract/audit.ts';
import type { SignInEnd, SignInEntry, SignInMethod } from '../../contract/sign-in.ts';
import type { Reader } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';

const entriesShown = 20;
const outcomes: Partial<Record<AuditAction, SignInEnd>> = {
  'sign-in': 'succeeded',
  'sign-in-refused': 'refused',
  'sign-in-unfinished': 'unfinished',
  'sign-proof-refused': 'wrong-proof',
};

/** The last sign-ins of an account, refused and unfinished ones included, from the audit trail. */
export async function listSignIns(db: Reader, userId: number): Promise<SignInEntry[]> {
  const { at, address, action, after } = auditEntries;
  const rows = await db
    .select({ at, address, action, after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entityId, userId),
        eq(auditEntries.entity, 'user'),
        inArray(action, Object.keys(outcomes) as AuditAction[]),
      ),
    )
    .orderBy(desc(at), desc(auditEntries.id))
    .limit(entriesShown);
  return rows.map(({ at, address, action, after }) => ({
    at,
    address,
    browser: textOf(after?.browser),
    method: textOf(after?.method) as SignInMethod | null,
    outcome: outcomes[action] ?? 'refused',
    times: Number(after?.times ?? 1),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
