import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { AuditEntry, RestoreQuery, RestoreResponse } from '../contract/audit.ts';
import { isGiven } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { pageParams, requireId, smallBody, validate } from '../http/validation.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import { listAudit } from './audit-queries.ts';
import { auditFilters } from './audit-where.ts';
import { type Restorers, restoreEntry } from './restore-entry.ts';
import { restoreWrite } from './restore-write.ts';

const restoreQuery = z.object({
  skip: z.literal('true', messages.notBoolean).optional(),
  only: z.literal('true', messages.notBoolean).optional(),
}) satisfies z.ZodType<RestoreQuery>;

/** The audit trail, and undoing writes from it. */
export function auditRoutes({ db, guard }: Area, restorers: Restorers) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get(
      '/:pageSize/:page',
      compressResponse,
      validate('param', pageParams),
      validate('query', auditFilters),
      async (c) => {
        const query = { ...c.req.valid('query'), rights: c.var.user.rights };
        const rows = await listAudit(db.read, query, c.req.valid('param'));
        return c.json<AuditEntry[]>(rows);
      },
    )
    .post('/:id/restore', validate('query', restoreQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.auditEntryNotFound);
      const { skip, only } = c.req.valid('query');
      const skipsChanged = skip === 'true';
      const { response } = await db.write(c.var.actor, async (change) => {
        // Read here: the transaction has just checked the account again.
        const { rights } = c.var.user;
        const restored =
          only === 'true'
            ? await restoreEntry(change, id, restorers, skipsChanged)
            : await restoreWrite(change, id, { restorers, skipsChanged, rights });
        // FAQs that were moved from another website go back to it.
        if (!restored.changedWebsites.every((each) => isGiven(rights, each)))
          throw new ApiError(404, messages.auditEntryNotFound);
        return restored;
      });
      return c.json<RestoreResponse>(response);
    });
}
