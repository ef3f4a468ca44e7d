import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { countedActions } from '../audit-log/count-in-entry.ts';
import { nameWebsites } from '../audit-log/name-websites.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { hasRight } from '../contract/rights.ts';
import { type SeenWarnings, type Warning, warningsListed } from '../contract/warnings.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { auditEntries, auditSnapshots, warnings } from '../db/schema.ts';
import type { AdminEnv, SessionUser } from '../http/app-env.ts';
import { bodyId, smallBody, validate } from '../http/validation.ts';
import { entryColumns, undoing } from './entry-columns.ts';
import { findUndoState } from './undo-state.ts';

interface Caller {
  user: SessionUser;
  /** `Actor.session`. */
  session: string | null;
}

const seenBody = z
  .object({
    ids: z
      .array(bodyId, messages.notIdList)
      .max(warningsListed, messages.tooManyItems(warningsListed)),
  })
  .meta({ examples: [{ ids: [1] }] }) satisfies z.ZodType<SeenWarnings>;

/** Sensitive writes that the caller has not seen. */
export function warningRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => {
      const { user, actor } = c.var;
      return c.json<Warning[]>(await listWarnings(db.read, { user, session: actor.session }));
    })
    .post('/seen', validate('json', seenBody), async (c) => {
      const { ids } = c.req.valid('json');
      const { user, actor } = c.var;
      await db.write(actor, async ({ tx, nothingToWrite }) => {
        nothingToWrite();
        if (ids.length === 0) return;
        const [counted] = await tx
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(and(inArray(auditEntries.id, ids), inArray(auditEntries.action, countedActions)))
          .limit(1);
        // Nobody knows which session was refused. It may be this one, in the hands of a thief.
        if (counted !== undefined) await actor.requireProof(tx);
        // A thief of the session must not delete the warning of a write that the session made.
        const shown = tx
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(isShownTo({ user, session: actor.session }));
        const isSeen = and(inArray(warnings.entryId, ids), inArray(warnings.entryId, shown));
        await tx.delete(warnings).where(and(eq(warnings.userId, user.id), isSeen));
      });
      return c.json<WriteResponse>({ message: messages.warningsSeen });
    });
}

/**
 * Which entries are shown to the session, of those that its account is warned of. Accounts that are no admins read only
 * what was done to them. What the session itself wrote is no news to it, but to all other sessions of its account: a
 * thief may have signed in.
 */
function isShownTo({ user: { id, rights }, session }: Caller) {
  return and(
    // An admin who became an editor may not read the others any more.
    hasRight(rights, 'manage')
      ? undefined
      : and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, id)),
    or(isNull(auditEntries.session), ne(auditEntries.session, session ?? '')),
  );
}

async function listWarnings(db: Reader, caller: Caller): Promise<Warning[]> {
  const { id: userId, rights } = caller.user;
  const isShown = and(eq(warnings.userId, userId), isShownTo(caller));
  const rows = await db
    .select(entryColumns)
    .from(warnings)
    .innerJoin(auditEntries, eq(auditEntries.id, warnings.entryId))
    .leftJoin(undoing, eq(undoing.restores, auditEntries.id))
    .leftJoin(auditSnapshots, eq(auditSnapshots.entryId, auditEntries.id))
    .where(isShown)
    .orderBy(desc(auditEntries.id))
    .limit(warningsListed);
  const count =
    rows.length < warningsListed
      ? rows.length
      : await db.$count(
          db
            .select({ id: warnings.entryId })
            .from(warnings)
            .innerJoin(auditEntries, eq(auditEntries.id, warnings.entryId))
            .where(isShown)
            .as('shown'),
        );
  // Accounts that are no admins undo nothing.
  const mayManage = hasRight(rights, 'manage');
  const named = await nameWebsites(db, rows);
  return named.map(({ isUndone, hasSnapshot, removed, ...row }) => ({
    ...row,
    undo: mayManage ? findUndoState({ ...row, removed, isUndone, hasSnapshot }) : null,
    all_data: count,
  }));
}
