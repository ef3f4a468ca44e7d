import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { PartialUndo, RestoreResponse } from '../contract/audit.ts';
import { isGiven, type Rights } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import { auditEntries, auditSnapshots, websites } from '../db/schema.ts';
import { ApiError, ConflictError } from '../http/errors.ts';
import { type Restorers, restoreEntry } from './restore-entry.ts';

interface RestoreOptions {
  restorers: Restorers;
  /** Whether what was changed after the write is omitted. */
  skipsChanged: boolean;
  /** Of the account that undoes the write. In other websites, nothing is undone. */
  rights: Rights;
}

/**
 * Undoes the write that recorded an entry: a write of several websites recorded one for each of them.
 *
 * @throws ApiError 409 when that is not possible.
 */
export async function restoreWrite(
  change: Change,
  id: number,
  { restorers, skipsChanged, rights }: RestoreOptions,
): Promise<{ response: RestoreResponse; changedWebsites: number[] }> {
  const others = (await findOthers(change, id)).filter(
    ({ websiteId }) => websiteId !== null && isGiven(rights, websiteId),
  );
  if (others.length === 0) return await restoreEntry(change, id, restorers, skipsChanged);

  let response: RestoreResponse | undefined;
  let reason: ApiError | undefined;
  let undone = 0;
  const skipped: string[] = [];
  const changedWebsites: number[] = [];
  for (const entryId of [id, ...others.map((other) => other.id)]) {
    try {
      const restored = await restoreEntry(change, entryId, restorers, skipsChanged);
      response ??= restored.response;
      changedWebsites.push(...restored.changedWebsites);
      undone += restored.undone;
      skipped.push(...restored.skipped);
    } catch (error) {
      // The undo of an entry throws before it writes, so the transaction can go on.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      reason ??= error;
      const part = error instanceof ConflictError ? (error.current as PartialUndo) : undefined;
      undone += part?.undone ?? 0;
      skipped.push(...(part?.skipped ?? [await nameWebsiteOf(change, entryId)]));
    }
  }
  if (reason && (response === undefined || !skipsChanged)) {
    if (undone === 0) throw reason;
    throw new ConflictError<PartialUndo>(reason.message, { undone, skipped });
  }
  if (response === undefined) throw new Error('Nothing was undone, and nothing was refused.');
  const message =
    skipped.length === 0
      ? messages.writeUndone
      : messages.writePartlyUndone(
          undone,
          skipped.join(', '),
          response.entity === 'faq' ? undefined : 'website',
        );
  return { response: { ...response, message }, changedWebsites };
}

/** The other entries of the same write that can still be undone. */
async function findOthers(
  { tx }: Change,
  id: number,
): Promise<{ id: number; websiteId: number | null }[]> {
  const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.id, id));
  if (!entry?.together) return [];
  return await tx
    .select({ id: auditEntries.id, websiteId: auditEntries.websiteId })
    .from(auditEntries)
    .innerJoin(auditSnapshots, eq(auditSnapshots.entryId, auditEntries.id))
    .where(
      and(
        ne(auditEntries.id, id),
        // It is the time when the write began, which the index has.
        gte(auditEntries.at, entry.together),
        eq(auditEntries.usernameKey, entry.usernameKey),
        eq(auditEntries.together, entry.together),
      ),
    )
    .orderBy(desc(auditEntries.id));
}

async function nameWebsiteOf({ tx }: Change, entryId: number): Promise<string> {
  const [entry] = await tx
    .select({ label: auditEntries.label, name: websites.name })
    .from(auditEntries)
    .leftJoin(websites, eq(websites.id, auditEntries.websiteId))
    .where(eq(auditEntries.id, entryId));
  return entry?.name ?? entry?.label ?? '';
}
