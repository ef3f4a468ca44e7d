import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { WhitelistEntry } from '../contract/entities.ts';
import { listSorts } from '../contract/list-query.ts';
import type {
  CreateResponse,
  CreateWhitelistEntry,
  UpdateWhitelistEntry,
  WriteResponse,
} from '../contract/requests.ts';
import { whitelistIpExample, whitelistIpPattern } from '../contract/whitelist-ip.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { listQuery } from '../http/list-query.ts';
import {
  bodyVersion,
  pageParams,
  requireId,
  smallBody,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { listWhitelist } from './whitelist-queries.ts';
import { addToWhitelist, removeFromWhitelist, setWhitelistStatus } from './whitelist-writes.ts';

const createBody = z.object({
  ip: z
    .string(messages.required)
    .trim()
    .regex(whitelistIpPattern, messages.badIp(whitelistIpExample)),
}) satisfies z.ZodType<CreateWhitelistEntry>;
const statusBody = z.object({
  status: z.boolean(messages.notBoolean),
  version: bodyVersion,
}) satisfies z.ZodType<UpdateWhitelistEntry>;

/** The addresses that pass the gate. */
export function whitelistRoutes({ db, guard, createOnce }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get(
      '/:pageSize/:page',
      validate('param', pageParams),
      validate('query', listQuery(listSorts.whitelists)),
      async (c) =>
        c.json<WhitelistEntry[]>(
          await listWhitelist(db.read, c.req.valid('query'), c.req.valid('param')),
        ),
    )
    .post('/', validate('json', createBody), async (c) => {
      const body = c.req.valid('json');
      const response = await createOnce(c, 'whitelist', body, async () => async (change) => ({
        message: messages.whitelistCreated,
        id: await addToWhitelist(change, body.ip),
      }));
      return c.json<CreateResponse>(response, 201);
    })
    .put('/:id', validate('json', statusBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.whitelistNotFound);
      const { status, version } = c.req.valid('json');
      await db.write(c.var.actor, (change) => setWhitelistStatus(change, { id, version }, status));
      return c.json<WriteResponse>({ message: messages.whitelistUpdated });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.whitelistNotFound);
      await db.write(c.var.actor, (change) =>
        removeFromWhitelist(change, { id, ...c.req.valid('query') }),
      );
      return c.json<WriteResponse>({ message: messages.whitelistDeleted });
    });
}
