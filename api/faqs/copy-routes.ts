import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { idsBodyMaxBytes } from '../config/server-limits.ts';
import {
  type AddStarterResponse,
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
import { prepareStarter } from './writes/add-starter.ts';
import { copyFaqs } from './writes/copy-faqs.ts';
import { duplicateFaq } from './writes/duplicate-faq.ts';
import { moveToWebsite } from './writes/move-to-website.ts';

const copyBody = z.strictObject({
  to_website_id: bodyId,
  ids: chosenIds.optional(),
  parent_id: bodyId.nullable().optional(),
  mode: z.enum(copyModes, messages.notChoice),
  confirm_name: z
    .string(messages.notText)
    .max(websiteNameMaxLength, messages.tooLong(websiteNameMaxLength))
    .optional(),
}) satisfies z.ZodType<CopyFaqs>;

const moveBody = copyBody
  .pick({ to_website_id: true, parent_id: true })
  .extend({ ids: chosenIds }) satisfies z.ZodType<MoveToWebsite>;

/** Copies of FAQs and moves to another website, with their branches and images. */
export function copyRoutes({ db, guard, responseCache, createOnce }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .post('/:id/duplicate', smallBody, async (c) => {
      const original = requireId(c.req.param('id'), messages.faqNotFound);
      let changed: number | undefined;
      const response = await createOnce(
        c,
        'faq',
        { duplicate: original },
        async () =>
          async (change): Promise<DuplicateFaqResponse> => {
            const { id, websiteId, undoId, copied, formsLost } = await duplicateFaq(
              change,
              original,
            );
            changed = websiteId;
            const message = withFormsLost(messages.faqDuplicated(copied), formsLost);
            return { message, id, undo_id: undoId, copied };
          },
      );
      // A repeated request changed nothing, so `changed` is undefined.
      if (changed !== undefined) responseCache.invalidate(changed);
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
        async () =>
          async (change): Promise<CopyFaqsResponse> => {
            const { undoId, copied, firstId, removed, to, formsLost } = await copyFaqs(
              change,
              websiteId,
              request,
            );
            const message = withFormsLost(messages.faqsCopied(copied, to), formsLost);
            return { message, copied, first_id: firstId, removed, undo_id: undoId };
          },
      );
      responseCache.invalidate(request.to_website_id);
      return c.json<CopyFaqsResponse>(response, 201);
    })
    .post(
      '/:websiteId/move-to-website',
      limitBody(idsBodyMaxBytes),
      validate('json', moveBody),
      async (c) => {
        const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
        const request = c.req.valid('json');
        const { undoId, moved, firstId, to } = await db.write(c.var.actor, (change) =>
          moveToWebsite(change, websiteId, request),
        );
        responseCache.invalidate(websiteId);
        responseCache.invalidate(request.to_website_id);
        const message = messages.faqsMovedTo(moved, to);
        return c.json<MoveToWebsiteResponse>({
          message,
          moved,
          first_id: firstId,
          undo_id: undoId,
        });
      },
    )
    .post('/:websiteId/starter', smallBody, async (c) => {
      const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
      const response = await createOnce(c, 'faq', { starter: websiteId }, async () => {
        const add = await prepareStarter(websiteId);
        return async (change): Promise<AddStarterResponse> => {
          const { undoId, copied } = await add(change);
          return { message: messages.starterAdded(copied), copied, undo_id: undoId };
        };
      });
      responseCache.invalidate(websiteId);
      return c.json<AddStarterResponse>(response, 201);
    });
}

/** Adds the questions whose copies open no check form to the message. Otherwise only visitors would notice. */
function withFormsLost(message: string, questions: readonly string[]): string {
  return [message, ...questions.map((question) => messages.formNotCopied(question))].join(' ');
}
