import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import { callerOf } from '../audit/actor.ts';
import type { AuditedDatabase } from '../audit/audited-database.ts';
import type { Guard } from '../auth/guard.ts';
import type { Website, WebsiteOption } from '../contract/entities.ts';
import { serverIpMaxLength, websiteNameMaxLength } from '../contract/limits.ts';
import type {
  CreateAnswer,
  UpdateWebsite,
  WriteAnswer,
  WriteWebsite,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http-errors.ts';
import type { CreateOnce } from '../idempotency/create-once.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import {
  bodyVersion,
  pageParams,
  parseId,
  requiredText,
  smallBody,
  typedAddress,
  validate,
  versionQuery,
} from '../validation.ts';
import { listWebsiteOptions, listWebsites } from './website-queries.ts';
import { createWebsite, deleteWebsite, updateWebsite } from './website-writes.ts';

const writeWebsite = z.object({
  name: requiredText(websiteNameMaxLength),
  livechat_link: typedAddress,
  server_ip: requiredText(serverIpMaxLength),
}) satisfies z.ZodType<WriteWebsite>;
const editWebsite = writeWebsite.extend({
  version: bodyVersion,
}) satisfies z.ZodType<UpdateWebsite>;

export interface WebsiteRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  answers: AnswerCache;
  createOnce: CreateOnce;
}

/** The websites whose visitors the bot serves. */
export function websiteRoutes({ db, guard, answers, createOnce }: WebsiteRouteOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/list', async (c) => c.json<WebsiteOption[]>(await listWebsiteOptions(db.read)))
    .get('/:pageSize/:page', validate('param', pageParams), async (c) =>
      c.json<Website[]>(await listWebsites(db.read, c.req.valid('param'))),
    )
    .post('/', smallBody, validate('json', writeWebsite), async (c) => {
      const fields = c.req.valid('json');
      const answer = await createOnce(c, 'website', fields, async () => async (change) => ({
        message: messages.websiteCreated,
        id: await createWebsite(change, fields),
      }));
      return c.json<CreateAnswer>(answer, 201);
    })
    .put('/:id', smallBody, validate('json', editWebsite), async (c) => {
      const id = requireId(c.req.param('id'));
      const fields = c.req.valid('json');
      await db.write(callerOf(c), (change) => updateWebsite(change, id, fields));
      answers.forget(id);
      return c.json<WriteAnswer>({ message: messages.websiteUpdated });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'));
      const version = c.req.valid('query')?.version;
      await db.write(callerOf(c), (change) => deleteWebsite(change, id, version));
      answers.forget(id);
      return c.json<WriteAnswer>({ message: messages.websiteDeleted });
    });
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.websiteNotFound);
  return id;
}
