import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import {
  type FaqVersion,
  type FaqVersionQuery,
  versionSides,
  type WriteFaqVersion,
  type WriteFaqVersionResponse,
} from '../contract/audit.ts';
import { type Rights, websitesOf } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { bodyVersion, requireId, smallBody, validate } from '../http/validation.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import { findFaqVersion, writeFaqVersion } from './writes/faq-versions.ts';

const side = z.enum(versionSides, messages.notChoice).optional();
const versionQuery = z.object({ side }) satisfies z.ZodType<FaqVersionQuery>;
const versionBody = z
  .object({
    side,
    version: bodyVersion,
  })
  .meta({ examples: [{ side: 'after' }] }) satisfies z.ZodType<WriteFaqVersion>;

/** Earlier versions of a FAQ, from the audit trail. */
export function versionRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:id/versions/:entry', compressResponse, validate('query', versionQuery), async (c) => {
      const { id, from } = readTarget(c.req.param(), c.req.valid('query'), c.var.user);
      return c.json<FaqVersion>(await findFaqVersion(db.read, id, from));
    })
    .put('/:id/versions/:entry', smallBody, validate('json', versionBody), async (c) => {
      const { version, ...query } = c.req.valid('json');
      const response = await db.write(c.var.actor, (change) => {
        // Read here: the transaction has just checked the account again.
        const { id, from } = readTarget(c.req.param(), query, c.var.user);
        return writeFaqVersion(change, { id, version }, from);
      });
      return c.json<WriteFaqVersionResponse>(response);
    });
}

function readTarget(
  path: { id: string; entry: string },
  { side = 'after' }: FaqVersionQuery,
  { rights }: { rights: Rights },
) {
  const entryId = requireId(path.entry, messages.faqVersionNotFound);
  const from = { entryId, side, only: websitesOf(rights) };
  return { id: requireId(path.id, messages.faqNotFound), from };
}
