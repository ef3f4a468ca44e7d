import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import type { Guard } from '../auth/guard.ts';
import type { WebsiteLink } from '../contract/entities.ts';
import { defaultWebsiteId } from '../contract/limits.ts';
import type {
  CreateAnswer,
  CreateWebsiteLink,
  UpdateWebsiteLink,
  WriteAnswer,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import { bodyId, pageParams, parseId, smallBody, typedAddress, validate } from '../validation.ts';
import { createLink, deleteLink, listLinks, requireLink, updateLink } from './link-queries.ts';

const linkBody = z.object({
  link: typedAddress,
  website_id: bodyId.optional(),
}) satisfies z.ZodType<CreateWebsiteLink> & z.ZodType<UpdateWebsiteLink>;

const linkFilter = z.object({
  website_id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, messages.notId)
    .transform(Number)
    .optional(),
});

/** The addresses of each website's own pages. */
export function linkRoutes({ db, guard }: { db: Database; guard: Guard }) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get(
      '/:pageSize/:page',
      validate('param', pageParams),
      validate('query', linkFilter),
      async (c) => {
        const { website_id: websiteId } = c.req.valid('query');
        return c.json<WebsiteLink[]>(
          await listLinks(db.read, { ...c.req.valid('param'), websiteId }),
        );
      },
    )
    .get('/:id', async (c) =>
      c.json<WebsiteLink>(await requireLink(db.read, requireId(c.req.param('id')))),
    )
    .post('/', smallBody, validate('json', linkBody), async (c) => {
      const { link, website_id = defaultWebsiteId } = c.req.valid('json');
      const fields = { link, websiteId: website_id };
      const id = await db.write((tx) => createLink(tx, fields, c.var.user.username));
      return c.json<CreateAnswer>({ message: messages.linkCreated, id }, 201);
    })
    .put('/:id', smallBody, validate('json', linkBody), async (c) => {
      const id = requireId(c.req.param('id'));
      const { link, website_id } = c.req.valid('json');
      const fields = { link, websiteId: website_id };
      await db.write((tx) => updateLink(tx, id, fields, c.var.user.username));
      return c.json<WriteAnswer>({ message: messages.linkUpdated });
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'));
      await db.write((tx) => deleteLink(tx, id));
      return c.json<WriteAnswer>({ message: messages.linkDeleted });
    });
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.linkNotFound);
  return id;
}
