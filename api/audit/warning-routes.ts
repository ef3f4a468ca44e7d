import { and, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { hasRight } from '../contract/rights.ts';
import type { SeenWarnings, Warning } from '../contract/warnings.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { auditEntries, auditSnapshots, sessions, warnings } from '../db/schema.ts';
import type { AdminEnv, SessionUser } from '../http/app-env.ts';
import { bodyId, smallBody, validate } from '../http/validation.ts';
import { entryColumns, undoing } from './entry-columns.ts';
import { findUndoState } from './undo-state.ts';

/** Warnings in one response. */
const warningsShown = 100;

const seenBody = z.object({
  ids: z.array(bodyId, messages.notIdList).max(warningsShown, messages.tooManyItems(warningsShown)),
}) satisfies z.ZodType<SeenWarnings>;

/** Sensitive writes that the caller has not seen. */
export function warningRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => {
      const { user, sessionId } = c.var;
      return c.json<Warning[]>(await listWarnings(db.read, user, sessionId));
    })
    .post('/seen', validate('json', seenBody), async (c) => {
      const { ids } = c.req.valid('json');
      await db.write(c.var.actor, async (change) => {
        change.nothingToWrite();
        if (ids.length === 0) return;
        const seen = and(eq(warnings.userId, c.var.user.id), inArray(warnings.entryId, ids));
        await change.tx.delete(warnings).where(seen);
      });
      return c.json<WriteResponse>({ message: messages.warningsSeen });
    });
}

/**
 * Accounts that are no admins read only what others did to them, and undo nothing.
 *
 * What a person did themselves is shown only in sessions that began later: the one who did it may have been a thief of
 * an earlier session.
 */
async function listWarnings(
  db: Reader,
  { id: userId, rights }: SessionUser,
  sessionId: string,
): Promise<Warning[]> {
  const mayManage = hasRight(rights, 'manage');
  const sessionStart = db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const rows = await db
    .select(entryColumns)
    .from(warnings)
    .innerJoin(auditEntries, eq(auditEntries.id, warnings.entryId))
    .leftJoin(undoing, eq(undoing.restores, auditEntries.id))
    .leftJoin(auditSnapshots, eq(auditSnapshots.entryId, auditEntries.id))
    .where(
      and(
        eq(warnings.userId, userId),
        // An admin who became an editor may not read the others any more.
        mayManage
          ? undefined
          : and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, userId)),
        or(
          isNull(auditEntries.userId),
          ne(auditEntries.userId, userId),
          lt(auditEntries.at, sessionStart),
        ),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(warningsShown);
  return rows.map(({ isUndone, hasSnapshot, removed, ...row }) => ({
    ...row,
    undo: mayManage ? findUndoState({ ...row, removed, isUndone, hasSnapshot }) : null,
  }));
}
