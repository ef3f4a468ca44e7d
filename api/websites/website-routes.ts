import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { Website, WebsiteOption } from '../contract/entities.ts';
import { type CreateWebsite, websiteStarts } from '../contract/faqs/faq-copies.ts';
import { publishingModes } from '../contract/faqs/publishing-mode.ts';
import { reviewMonths } from '../contract/faqs/review.ts';
import { serverIpMaxLength, websiteNameMaxLength } from '../contract/limits.ts';
import { listSorts } from '../contract/list-query.ts';
import type {
  CreateResponse,
  UpdateWebsite,
  WriteResponse,
  WriteWebsite,
} from '../contract/requests.ts';
import { websitesOf } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { listQuery } from '../http/list-query.ts';
import { promise } from '../http/route-inputs.ts';
import {
  bodyId,
  bodyVersion,
  pageParams,
  requiredLine,
  requireId,
  smallBody,
  typedAddress,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { preparePlanting } from './insert-first-faqs.ts';
import {
  type FindMissingWords,
  listWebsiteOptions,
  listWebsites,
  withMissingWords,
} from './website-queries.ts';
import { createWebsite, deleteWebsite, updateWebsite } from './website-writes.ts';

const writeWebsite = z.object({
  name: requiredLine(websiteNameMaxLength),
  livechat_link: typedAddress,
  server_ip: requiredLine(serverIpMaxLength),
}) satisfies z.ZodType<WriteWebsite>;
const createBody = writeWebsite
  .extend({
    start: z.enum(websiteStarts, messages.notChoice).optional(),
    copy_from: bodyId.optional(),
    copy_settings: z.boolean(messages.notChoice).optional(),
  })
  .meta({
    examples: [{ name: 'Toko', livechat_link: 'a.example', server_ip: '10.0.0.1' }],
  }) satisfies z.ZodType<CreateWebsite>;
const editWebsite = writeWebsite
  .extend({
    version: bodyVersion,
  })
  .meta({
    examples: [{ name: 'Toko', livechat_link: 'a.example', server_ip: '10.0.0.1' }],
  }) satisfies z.ZodType<UpdateWebsite>;

const optionsAnswer = z.array(
  z.strictObject({
    id: z.int(),
    kind: z.enum(['website', 'library']),
    name: z.string(),
    faqs: z.int(),
    publishing: z.enum(publishingModes),
    review_every: z.literal(reviewMonths),
    help: z.literal(true).optional().describe('Its help page is on'),
    help_host: z.string().optional().describe('The own host of its help page'),
  }),
) satisfies z.ZodType<WebsiteOption[]>;

/** The websites that the bot serves. */
export function websiteRoutes({ db, guard, createOnce }: Area, findMissingWords: FindMissingWords) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get(
      '/list',
      promise({ summary: 'The websites that are given to the account', answer: optionsAnswer }),
      async (c) =>
        c.json<WebsiteOption[]>(await listWebsiteOptions(db.read, websitesOf(c.var.user.rights))),
    )
    .get(
      '/:pageSize/:page',
      validate('param', pageParams),
      validate('query', listQuery(listSorts.websites)),
      async (c) => {
        const rows = await listWebsites(db.read, c.req.valid('query'), c.req.valid('param'));
        return c.json<Website[]>(await withMissingWords(db.read, rows, findMissingWords));
      },
    )
    .post('/', validate('json', createBody), async (c) => {
      const fields = c.req.valid('json');
      const response = await createOnce(c, 'website', fields, async () => {
        const plant = await preparePlanting(fields);
        return async (change): Promise<CreateResponse> => {
          const { id, faqs } = await createWebsite(change, fields, plant);
          return { message: messages.websiteCreated(faqs), id };
        };
      });
      return c.json<CreateResponse>(response, 201);
    })
    .put('/:id', validate('json', editWebsite), async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      const { version, ...fields } = c.req.valid('json');
      await db.write(c.var.actor, (change) => updateWebsite(change, { id, version }, fields));
      return c.json<WriteResponse>({ message: messages.websiteUpdated });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      await db.write(c.var.actor, (change) =>
        deleteWebsite(change, { id, ...c.req.valid('query') }),
      );
      return c.json<WriteResponse>({ message: messages.websiteDeleted });
    });
}
