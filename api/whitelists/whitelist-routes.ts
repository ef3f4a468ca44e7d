import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import type { Guard } from '../auth/guard.ts';
import type { WhitelistEntry } from '../contract/entities.ts';
import type {
  CreateAnswer,
  CreateWhitelistEntry,
  UpdateWhitelistEntry,
  WriteAnswer,
} from '../contract/requests.ts';
import { whitelistIpExample, whitelistIpPattern } from '../contract/whitelist-ip.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import { pageParams, parseId, smallBody, validate } from '../validation.ts';
import {
  addToWhitelist,
  listWhitelist,
  removeFromWhitelist,
  setWhitelistStatus,
} from './whitelist-queries.ts';

const createBody = z.object({
  ip: z
    .string(messages.required)
    .trim()
    .regex(whitelistIpPattern, messages.badIp(whitelistIpExample)),
}) satisfies z.ZodType<CreateWhitelistEntry>;
const statusBody = z.object({
  status: z.boolean(messages.notBoolean),
}) satisfies z.ZodType<UpdateWhitelistEntry>;

/** The addresses the gate lets in. */
export function whitelistRoutes({ db, guard }: { db: Database; guard: Guard }) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:pageSize/:page', validate('param', pageParams), async (c) =>
      c.json<WhitelistEntry[]>(await listWhitelist(db.read, c.req.valid('param'))),
    )
    .post('/', smallBody, validate('json', createBody), async (c) => {
      const { ip } = c.req.valid('json');
      const id = await db.write((tx) => addToWhitelist(tx, ip, c.var.user.username));
      return c.json<CreateAnswer>({ message: messages.whitelistCreated, id }, 201);
    })
    .put('/:id', smallBody, validate('json', statusBody), async (c) => {
      const id = requireId(c.req.param('id'));
      const { status } = c.req.valid('json');
      const caller = { ip: c.var.clientIp, username: c.var.user.username };
      await db.write((tx) => setWhitelistStatus(tx, id, status, caller));
      return c.json<WriteAnswer>({ message: messages.whitelistUpdated });
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'));
      await db.write((tx) => removeFromWhitelist(tx, id, c.var.clientIp));
      return c.json<WriteAnswer>({ message: messages.whitelistDeleted });
    });
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.whitelistNotFound);
  return id;
}
