import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { idsBodyMaxBytes } from '../config/server-limits.ts';
import {
  type CopyFaqs,
  type CopyFaqsResponse,
  copyModes,
  type DuplicateFaqResponse,
  type MoveToWebsite,
  type MoveToWebsiteResponse,
} from '../contract/faqs/faq-copies.ts';
import { websiteNameMaxLength } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { bodyId, limitBody, requireId, smallBody, validate } from '../http/validation.ts';
import { chosenIds } from './chosen-ids.ts';
import { copyFaqs } from './writes/copy-faqs.ts';
import { duplicateFaq } from './writes/duplicate-faq.ts';
import { moveToWebsite } from './writes/move-to-website.ts';

const copyBody = z
  .strictObject({
    to_website_id: bodyId,
    ids: chosenIds.optional(),
    parent_id: bodyId.nullable().optional(),
    mode: z.enum(copyModes, messages.notChoice),
    confirm_name: z
      .string(messages.notText)
      .max(websiteNameMaxLength, messages.tooLong(websiteNameMaxLength))
      .optional(),
  })
  .meta({
    examples: [{ to_website_id: 2, ids: [24], mode: 'append' }],
  }) satisfies z.ZodType<CopyFaqs>;

const moveBody = copyBody
  .pick({ to_website_id: true, parent_id: true })
  .extend({ ids: chosenIds })
  .meta({ examples: [{ to_website_id: 2, ids: [24] }] }) satisfies z.ZodType<MoveToWebsite>;

/** Copies of FAQs and moves to another website, with their branches and images. */
export function copyRoutes({ db, guard, createOnce }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .post('/:id/duplicate', smallBody, async (c) => {
      const original = requireId(c.req.param('id'), messages.faqNotFound);
      const response = await createOnce(
        c,
        'faq',
        { duplicate: original },
        async () => (change) => duplicateFaq(change, original),
      );
      return c.json<DuplicateFaqResponse>(response, 201);
    })
    .post('/:websiteId/copy', limitBody(idsBodyMaxBytes), validate('json', copyBody), async (c) => {
      const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
      const request = c.req.valid('json');
      const payload = { copy: websiteId, ...request };
      const response = await createOnce(
        c,
        'faq',
        payload,
        async () => (change) => copyFaqs(change, websiteId, request),
      );
      return c.json<CopyFaqsResponse>(response, 201);
    })
    .post(
      '/:websiteId/move-to-website',
      limitBody(idsBodyMaxBytes),
      validate('json', moveBody),
      async (c) => {
        const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
        const request = c.req.valid('json');
        const response = await db.write(c.var.actor, (change) =>
          moveToWebsite(change, websiteId, request),
        );
        return c.json<MoveToWebsiteResponse>(response);
      },
    );
}
