import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import type { Guard } from '../auth/guard.ts';
import type { Website, WebsiteOption } from '../contract/entities.ts';
import { serverIpMaxLength, websiteNameMaxLength } from '../contract/limits.ts';
import type { CreateAnswer, WriteAnswer, WriteWebsite } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import {
  pageParams,
  parseId,
  requiredText,
  smallBody,
  typedAddress,
  validate,
} from '../validation.ts';
import {
  createWebsite,
  deleteWebsite,
  listWebsiteOptions,
  listWebsites,
  updateWebsite,
} from './website-queries.ts';

const writeWebsite = z.object({
  name: requiredText(websiteNameMaxLength),
  livechat_link: typedAddress,
  server_ip: requiredText(serverIpMaxLength),
}) satisfies z.ZodType<WriteWebsite>;

export interface WebsiteRouteOptions {
  db: Database;
  guard: Guard;
  answers: AnswerCache;
}

/** The websites whose visitors the bot serves. */
export function websiteRoutes({ db, guard, answers }: WebsiteRouteOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/list', async (c) => c.json<WebsiteOption[]>(await listWebsiteOptions(db.read)))
    .get('/:pageSize/:page', validate('param', pageParams), async (c) =>
      c.json<Website[]>(await listWebsites(db.read, c.req.valid('param'))),
    )
    .post('/', smallBody, validate('json', writeWebsite), async (c) => {
      const fields = c.req.valid('json');
      const id = await db.write((tx) => createWebsite(tx, fields, c.var.user.username));
      return c.json<CreateAnswer>({ message: messages.websiteCreated, id }, 201);
    })
    .put('/:id', smallBody, validate('json', writeWebsite), async (c) => {
      const id = requireId(c.req.param('id'));
      const fields = c.req.valid('json');
      await db.write((tx) => updateWebsite(tx, id, fields, c.var.user.username));
      answers.forget(id);
      return c.json<WriteAnswer>({ message: messages.websiteUpdated });
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'));
      await db.write((tx) => deleteWebsite(tx, id));
      answers.forget(id);
      return c.json<WriteAnswer>({ message: messages.websiteDeleted });
    });
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.websiteNotFound);
  return id;
}
