import { Hono } from 'hono';
import type { Area } from '../area.ts';
import { endAndRecord } from '../auth/end-and-record.ts';
import { recordAccountChange, removeFactors } from '../auth/factors/factor-writes.ts';
import { findFactors } from '../auth/factors/find-factors.ts';
import { makeResetLink } from '../auth/reset-links.ts';
import { listSchedulesOf } from '../auth/rights/author-schedules.ts';
import { listSessions } from '../auth/session-queries.ts';
import { type Account, findAccount } from '../auth/sign-in/sign-in-actor.ts';
import type { WriteResponse } from '../contract/requests.ts';
import type { ResetLinkResponse, UserAccess } from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { requireId, smallBody } from '../http/validation.ts';

/** What admins do with the ways in of another account: its sessions, its factors, a link for a new password. */
export function accessRoutes({ db, guard }: Area) {
  async function requireAccount(reader: Reader, text: string): Promise<Account> {
    const account = await findAccount(reader, { id: requireId(text, messages.userNotFound) });
    if (account === undefined) throw new ApiError(404, messages.userNotFound);
    return account;
  }

  return new Hono<AdminEnv>()
    .get('/:id/access', guard.requireAdmin, smallBody, async (c) => {
      const { id } = await requireAccount(db.read, c.req.param('id'));
      const sessions = (await listSessions(db.read, id)).map((row) => ({
        ...row,
        current: row.id === c.var.sessionId,
      }));
      return c.json<UserAccess>({
        factors: await findFactors(db.read, id),
        sessions,
        schedules: await listSchedulesOf(db.read, id),
      });
    })
    .delete('/:id/sessions', guard.requireAdmin, smallBody, async (c) => {
      const { user, sessionId } = c.var;
      const ended = await db.write(c.var.actor, async (change) => {
        const account = await requireAccount(change.tx, c.req.param('id'));
        const which = { allBut: account.id === user.id ? sessionId : null };
        return await endAndRecord(change, account, which, sessionId);
      });
      return c.json<WriteResponse>({ message: messages.sessionsEnded(ended) });
    })
    .delete('/:id/sessions/:session', guard.requireAdmin, smallBody, async (c) => {
      const ended = await db.write(c.var.actor, async (change) => {
        const account = await requireAccount(change.tx, c.req.param('id'));
        const which = { id: c.req.param('session') };
        return await endAndRecord(change, account, which, c.var.sessionId);
      });
      if (ended.count === 0) throw new ApiError(404, messages.sessionNotFound);
      return c.json<WriteResponse>({ message: messages.sessionsEnded(ended) });
    })
    .delete('/:id/factors', guard.requireAdmin, smallBody, async (c) => {
      await db.write(c.var.actor, async (change) => {
        const account = await requireAccount(change.tx, c.req.param('id'));
        // One's own factors are removed in the profile, which keeps the last one when it is required.
        if (account.id === c.var.user.id) throw new ApiError(409, messages.ownFactors);
        await removeFactors(change, account);
      });
      return c.json<WriteResponse>({ message: messages.factorRemoved });
    })
    .post('/:id/reset-link', guard.requireAdmin, smallBody, async (c) => {
      const made = await db.write(c.var.actor, async (change) => {
        const account = await requireAccount(change.tx, c.req.param('id'));
        if (!account.status) throw new ApiError(409, messages.accountInactive);
        await recordAccountChange(change, account, { after: { reset_link: 'made' } });
        return await makeResetLink(change.tx, account);
      });
      return c.json<ResetLinkResponse>({
        message: messages.resetLinkMade,
        token: made.token,
        expires_at: made.expiresAt,
      });
    });
}
