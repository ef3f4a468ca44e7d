import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import type { Guard } from '../auth/guard.ts';
import {
  type AuditEntry,
  type AuditFilters,
  auditActions,
  auditEntities,
  type RestoreAnswer,
} from '../contract/audit.ts';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http-errors.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import { pageParams, parseId, textId, validate } from '../validation.ts';
import { callerOf } from './actor.ts';
import { createAuditCounts } from './audit-counts.ts';
import { listAudit } from './audit-queries.ts';
import type { AuditedDatabase } from './audited-database.ts';
import { type Restorers, restoreEntry } from './restore-entry.ts';

const time = z.iso.datetime({ offset: true, error: messages.notTime }).optional();
const filters = z.object({
  user: z.string().optional(),
  entity: z.enum(auditEntities, messages.notChoice).optional(),
  action: z.enum(auditActions, messages.notChoice).optional(),
  website: textId.optional(),
  from: time,
  to: time,
}) satisfies z.ZodType<AuditFilters>;

export interface AuditRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  answers: AnswerCache;
  restorers: Restorers;
}

/** The audit trail, and undoing deletions from it. */
export function auditRoutes({ db, guard, answers, restorers }: AuditRouteOptions) {
  const countAudit = createAuditCounts();
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get(
      '/:pageSize/:page',
      compress(),
      validate('param', pageParams),
      validate('query', filters),
      async (c) => {
        const { user, entity, action, website, from, to } = c.req.valid('query');
        const query = {
          user,
          entity,
          action,
          website: website === undefined ? undefined : Number(website),
          from: toUtc(from),
          to: toUtc(to),
        };
        const rows = await listAudit(db.read, countAudit, query, c.req.valid('param'));
        return c.json<AuditEntry[]>(rows);
      },
    )
    .post('/:id/restore', async (c) => {
      const id = parseId(c.req.param('id'));
      if (id === undefined) throw new ApiError(404, messages.auditEntryNotFound);
      const restored = await db.write(callerOf(c), (change) => restoreEntry(change, id, restorers));
      answers.forget(restored.website_id);
      return c.json<RestoreAnswer>(restored);
    });
}

function toUtc(time: string | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}
