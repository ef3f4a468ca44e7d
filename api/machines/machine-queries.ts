import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Machine, MachineToken } from '../contract/machines.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { machines, machineTokens, websites } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

type MachineRow = typeof machines.$inferSelect;

/** All programs with their tokens. */
export async function listMachines(db: Reader): Promise<Machine[]> {
  const rows = await db.select().from(machines).orderBy(asc(machines.id));
  return await toListed(db, rows);
}

export async function requireListedMachine(db: Reader, id: number): Promise<Machine> {
  const row = await requireMachineRow(db, id);
  const [listed] = await toListed(db, [row]);
  if (listed === undefined) throw new Error('The program was not listed.');
  return listed;
}

export function requireMachineRow(db: Reader, id: number): Promise<MachineRow> {
  return requireRow(
    db.select().from(machines).where(eq(machines.id, id)),
    messages.machineNotFound,
  );
}

/** What an entry about a program is about. */
export function machineSubject({ id, name }: Pick<MachineRow, 'id' | 'name'>) {
  return { entity: 'machine', entityId: id, websiteId: null, label: name } as const;
}

async function toListed(db: Reader, rows: readonly MachineRow[]): Promise<Machine[]> {
  const tokens = await db
    .select()
    .from(machineTokens)
    .where(and(isNotNull(machineTokens.machineId), isNull(machineTokens.revokedAt)))
    .orderBy(asc(machineTokens.id));
  // The ids of deleted websites stay in the column.
  const existing = new Set(
    (await db.select({ id: websites.id }).from(websites)).map(({ id }) => id),
  );
  return rows.map(({ id, name, role, websiteIds, mayPublish, addresses, ...row }) => ({
    id,
    name,
    role,
    website_ids: websiteIds.filter((website) => existing.has(website)),
    may_publish: mayPublish,
    addresses,
    tokens: tokens.filter(({ machineId }) => machineId === id).map(toToken),
    last_edited_at: row.lastEditedAt,
    last_edited_by: row.lastEditedBy,
    version: row.version,
  }));
}

function toToken(row: typeof machineTokens.$inferSelect): MachineToken {
  const { id, name, lastFour, expiresOn, lastUsedAt } = row;
  return { id, name, last_four: lastFour, expires_on: expiresOn, last_used_at: lastUsedAt };
}
