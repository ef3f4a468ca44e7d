import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import type { Guard } from '../auth/guard.ts';
import {
  type FaqVersion,
  type FaqVersionQuery,
  versionSides,
  type WriteFaqVersion,
  type WriteFaqVersionResponse,
} from '../contract/audit.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { bodyId, bodyVersion, requireId, smallBody, textId, validate } from '../http/validation.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { findFaqVersion, writeFaqVersion } from './faq-versions.ts';

const side = z.enum(versionSides, messages.notChoice).default('after');
const versionQuery = z.object({ entry: textId, side }) satisfies z.ZodType<FaqVersionQuery>;
const versionBody = z.object({
  entry_id: bodyId,
  side,
  version: bodyVersion,
}) satisfies z.ZodType<WriteFaqVersion>;

interface VersionRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  responseCache: ResponseCache;
}

/** Earlier versions of a FAQ, as the audit trail has them. */
export function versionRoutes({ db, guard, responseCache }: VersionRouteOptions) {
  return new Hono<AdminEnv>()
    .get(
      '/:id/version',
      guard.requireAdmin,
      compress(),
      validate('query', versionQuery),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const { entry, side } = c.req.valid('query');
        const target = { entryId: Number(entry), side };
        return c.json<FaqVersion>(await findFaqVersion(db.read, id, target));
      },
    )
    .put(
      '/:id/version',
      guard.requireAdmin,
      smallBody,
      validate('json', versionBody),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const { entry_id, side, version } = c.req.valid('json');
        const { websiteId, undoId, isImageGone } = await db.write(c.var.actor, (change) =>
          writeFaqVersion(change, { id, version }, { entryId: entry_id, side }),
        );
        if (undoId !== null) responseCache.invalidate(websiteId);
        const message = messages.faqVersionWritten(undoId !== null, isImageGone);
        return c.json<WriteFaqVersionResponse>({ message, undo_id: undoId });
      },
    );
}
