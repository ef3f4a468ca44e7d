import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type {
  Announcement,
  UpdateAnnouncement,
  WriteAnnouncement,
} from '../contract/announcements.ts';
import {
  announcementLinkMaxLength,
  announcementMaxDays,
  announcementMaxLength,
} from '../contract/limits.ts';
import type { CreateResponse, WriteFaqResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { fieldError } from '../http/errors.ts';
import {
  addressText,
  bodyId,
  bodyVersion,
  longText,
  requireId,
  smallBody,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { listAnnouncements } from './announcement-queries.ts';
import {
  type AnnouncementFields,
  createAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from './announcement-writes.ts';

const time = z.iso.datetime({ offset: true, error: messages.notTime });
const writeBody = z.object({
  text: longText(announcementMaxLength).min(1, messages.required),
  link: addressText(announcementLinkMaxLength).optional(),
  from: time.optional(),
  until: time,
  website_ids: z
    .array(bodyId, messages.notIdList)
    .min(1, messages.noWebsiteChosen)
    .transform((ids) => [...new Set(ids)])
    .nullable(),
}) satisfies z.ZodType<WriteAnnouncement>;
const updateBody = writeBody.extend({
  version: bodyVersion,
}) satisfies z.ZodType<UpdateAnnouncement>;

/** Announcements in the open panel. */
export function announcementRoutes({ db, guard, createOnce }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => c.json<Announcement[]>(await listAnnouncements(db.read)))
    .post('/', validate('json', writeBody), async (c) => {
      const body = c.req.valid('json');
      const response = await createOnce(c, 'announcement', body, async () => async (change) => ({
        message: messages.announcementCreated,
        id: await createAnnouncement(change, toFields(body)),
      }));
      return c.json<CreateResponse>(response, 201);
    })
    .put('/:id', validate('json', updateBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.announcementNotFound);
      const { version, ...body } = c.req.valid('json');
      const undoId = await db.write(c.var.actor, (change) =>
        updateAnnouncement(change, { id, version }, toFields(body)),
      );
      return c.json<WriteFaqResponse>({ message: messages.announcementUpdated, undo_id: undoId });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.announcementNotFound);
      const undoId = await db.write(c.var.actor, (change) =>
        deleteAnnouncement(change, { id, ...c.req.valid('query') }),
      );
      return c.json<WriteFaqResponse>({ message: messages.announcementDeleted, undo_id: undoId });
    });
}

/** @throws ApiError 400 when the end is not after the start and now, or too late. */
function toFields({ text, link, from, until, website_ids }: WriteAnnouncement): AnnouncementFields {
  const now = Date.now();
  const start = from === undefined ? now : Date.parse(from);
  const end = Date.parse(until);
  if (end <= Math.max(start, now)) throw fieldError(400, 'until', messages.endsTooEarly);
  if (end > now + announcementMaxDays * 86_400_000)
    throw fieldError(400, 'until', messages.endsTooLate(announcementMaxDays));
  return {
    text,
    link: link || null,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    websiteIds: website_ids,
  };
}
