import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { WhitelistEntry } from '../contract/entities.ts';
import { isTooWide, parseNetwork, writeNetwork } from '../contract/ip-network.ts';
import { entryNoteMaxLength } from '../contract/limits.ts';
import { listSorts, type WhitelistFilter } from '../contract/list-query.ts';
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
  optionalLine,
  pageParams,
  requireId,
  smallBody,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { listWhitelist } from './whitelist-queries.ts';
import { addToWhitelist, editWhitelistEntry, removeFromWhitelist } from './whitelist-writes.ts';

const entryIp = z
  .string(messages.required)
  .trim()
  .transform((typed, { addIssue }) => {
    // Four groups are stored as typed, also those that no client can have.
    if (whitelistIpPattern.test(typed)) return typed;
    const network = parseNetwork(typed);
    if (network !== undefined && !isTooWide(network)) return writeNetwork(network);
    addIssue(network ? messages.networkTooWide : messages.badIp(whitelistIpExample));
    return z.NEVER;
  });
const note = optionalLine(entryNoteMaxLength).optional();
const createBody = z
  .object({ ip: entryIp, note })
  .meta({ examples: [{ ip: '203.0.113.7' }] }) satisfies z.ZodType<CreateWhitelistEntry>;
const editBody = z
  .object({
    status: z.boolean(messages.notBoolean).optional(),
    note,
    version: bodyVersion,
  })
  .refine((edit) => edit.status !== undefined || edit.note !== undefined, {
    path: ['status'],
    error: messages.notBoolean,
  })
  .meta({ examples: [{ status: false }] }) satisfies z.ZodType<UpdateWhitelistEntry>;
const filter = z.object({
  unused: z.literal('true', messages.notChoice).optional(),
}) satisfies z.ZodType<WhitelistFilter>;

/** The addresses and networks that pass the gate. */
export function whitelistRoutes({ db, guard, createOnce }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get(
      '/:pageSize/:page',
      validate('param', pageParams),
      validate('query', listQuery(listSorts.whitelists).extend(filter.shape)),
      async (c) =>
        c.json<WhitelistEntry[]>(
          await listWhitelist(db.read, c.req.valid('query'), c.req.valid('param')),
        ),
    )
    .post('/', validate('json', createBody), async (c) => {
      const body = c.req.valid('json');
      const response = await createOnce(c, 'whitelist', body, async () => async (change) => ({
        message: messages.whitelistCreated,
        id: await addToWhitelist(change, body),
      }));
      return c.json<CreateResponse>(response, 201);
    })
    .put('/:id', validate('json', editBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.whitelistNotFound);
      const { version, ...edit } = c.req.valid('json');
      await db.write(c.var.actor, (change) => editWhitelistEntry(change, { id, version }, edit));
      const isStatus = edit.status !== undefined;
      const message = isStatus ? messages.whitelistUpdated : messages.whitelistNoteUpdated;
      return c.json<WriteResponse>({ message });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.whitelistNotFound);
      await db.write(c.var.actor, (change) =>
        removeFromWhitelist(change, { id, ...c.req.valid('query') }),
      );
      return c.json<WriteResponse>({ message: messages.whitelistDeleted });
    });
}
