import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { WebsiteLink } from '../contract/entities.ts';
import { listSorts } from '../contract/list-query.ts';
import type {
  CreateResponse,
  CreateWebsiteLink,
  UpdateWebsiteLink,
  WriteResponse,
} from '../contract/requests.ts';
import { defaultWebsiteId } from '../contract/well-known-ids.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { listQuery } from '../http/list-query.ts';
import {
  bodyId,
  bodyVersion,
  pageParams,
  requireId,
  smallBody,
  textId,
  typedAddress,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { listLinks, requireLink } from './link-queries.ts';
import { createLink, deleteLink, updateLink } from './link-writes.ts';

const linkBody = z
  .object({
    link: typedAddress,
    website_id: bodyId.optional(),
  })
  .meta({ examples: [{ link: 'a.example' }] }) satisfies z.ZodType<CreateWebsiteLink>;
const editBody = linkBody
  .extend({
    version: bodyVersion,
  })
  .meta({ examples: [{ link: 'b.example' }] }) satisfies z.ZodType<UpdateWebsiteLink>;

const linkFilter = listQuery(listSorts.links).extend({
  website_id: textId.transform(Number).optional(),
});

/** The addresses of each website's own pages. */
export function linkRoutes({ db, guard, createOnce }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get(
      '/:pageSize/:page',
      validate('param', pageParams),
      validate('query', linkFilter),
      async (c) => {
        const query = c.req.valid('query');
        return c.json<WebsiteLink[]>(await listLinks(db.read, query, c.req.valid('param')));
      },
    )
    .get('/:id', async (c) =>
      c.json<WebsiteLink>(
        await requireLink(db.read, requireId(c.req.param('id'), messages.linkNotFound)),
      ),
    )
    .post('/', validate('json', linkBody), async (c) => {
      const { link, website_id = defaultWebsiteId } = c.req.valid('json');
      const fields = { link, websiteId: website_id };
      const response = await createOnce(c, 'link', fields, async () => async (change) => ({
        message: messages.linkCreated,
        id: await createLink(change, fields),
      }));
      return c.json<CreateResponse>(response, 201);
    })
    .put('/:id', validate('json', editBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.linkNotFound);
      const { link, website_id: websiteId, version } = c.req.valid('json');
      const edit = { link, websiteId };
      await db.write(c.var.actor, (change) => updateLink(change, { id, version }, edit));
      return c.json<WriteResponse>({ message: messages.linkUpdated });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.linkNotFound);
      await db.write(c.var.actor, (change) => deleteLink(change, { id, ...c.req.valid('query') }));
      return c.json<WriteResponse>({ message: messages.linkDeleted });
    });
}
