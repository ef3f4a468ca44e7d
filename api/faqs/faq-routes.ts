import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import type { Guard } from '../auth/guard.ts';
import type { Faq, FaqTreeEntry } from '../contract/entities.ts';
import { answerMaxLength, multipartMaxBytes, questionMaxLength } from '../contract/limits.ts';
import type {
  CreateAnswer,
  DeleteFaqAnswer,
  WriteAnswer,
  WriteFaqForm,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import { limitBody, pageParams, parseId, validate } from '../validation.ts';
import { encodeImage } from './encode-image.ts';
import { hasWebsite, listFaqs, listFaqTree } from './faq-queries.ts';
import { createFaq, deleteFaq, type FaqFields, updateFaq } from './faq-writes.ts';
import { sendImage } from './send-image.ts';

const formId = z.string(messages.required).regex(/^[1-9]\d{0,14}$/, messages.notId);
const editForm = z.object({
  question: z
    .string(messages.blankQuestion)
    .trim()
    .min(1, messages.blankQuestion)
    .max(questionMaxLength, messages.tooLong(questionMaxLength)),
  answer: z
    .string(messages.required)
    // Forms send every line break as two characters.
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .max(answerMaxLength, messages.tooLong(answerMaxLength)),
  website_id: formId,
  parent_id: z.literal('', messages.notId).or(formId),
  // A file input left alone is sent as an empty file.
  image: z.preprocess(
    (value) => (value === '' || (value instanceof File && value.size === 0) ? undefined : value),
    z.instanceof(File, { error: messages.notFile }).optional(),
  ),
  remove_image: z.literal('true', messages.badRequest).optional(),
}) satisfies z.ZodType<WriteFaqForm>;
const createForm = editForm
  .extend({
    answer: editForm.shape.answer.default(''),
    parent_id: editForm.shape.parent_id.default(''),
  })
  .omit({ remove_image: true }) satisfies z.ZodType<WriteFaqForm>;

const faqPageParams = pageParams.extend({ websiteId: z.string() });
const faqBody = limitBody(multipartMaxBytes);

export interface FaqRouteOptions {
  db: Database;
  guard: Guard;
  answers: AnswerCache;
}

/** A website's question tree, for admins. */
export function faqRoutes({ db, guard, answers }: FaqRouteOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/image/:name', (c) => sendImage(c, db, c.req.param('name'), 'private'))
    .get('/:websiteId/tree', async (c) => {
      const websiteId = await requireWebsite(db, c.req.param('websiteId'));
      return c.json<FaqTreeEntry[]>(await listFaqTree(db.read, websiteId));
    })
    .get('/:websiteId/:pageSize/:page', validate('param', faqPageParams), async (c) => {
      const params = c.req.valid('param');
      const websiteId = await requireWebsite(db, params.websiteId);
      return c.json<Faq[]>(await listFaqs(db.read, websiteId, params));
    })
    .post('/', faqBody, validate('form', createForm), async (c) => {
      const form = c.req.valid('form');
      const image = await encodeUpload(form.image);
      const fields = toFields(form);
      const id = await db.write((tx) => createFaq(tx, fields, image, c.var.user.username));
      answers.forget(fields.websiteId);
      return c.json<CreateAnswer>({ message: messages.faqCreated, id }, 201);
    })
    .put('/:id', faqBody, validate('form', editForm), async (c) => {
      const id = requireId(c.req.param('id'));
      const form = c.req.valid('form');
      const image = (await encodeUpload(form.image)) ?? (form.remove_image && 'remove');
      const fields = toFields(form);
      await db.write((tx) => updateFaq(tx, id, fields, image, c.var.user.username));
      answers.forget(fields.websiteId);
      return c.json<WriteAnswer>({ message: messages.faqUpdated });
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'));
      const { websiteId, deleted } = await db.write((tx) => deleteFaq(tx, id));
      answers.forget(websiteId);
      return c.json<DeleteFaqAnswer>({ message: messages.faqDeleted(deleted), deleted });
    });
}

async function encodeUpload(file: File | undefined) {
  return file && (await encodeImage(Buffer.from(await file.arrayBuffer())));
}

function toFields(form: z.output<typeof createForm>): FaqFields {
  return {
    question: form.question,
    answer: form.answer === '' ? null : form.answer,
    websiteId: Number(form.website_id),
    parentId: form.parent_id === '' ? null : Number(form.parent_id),
  };
}

async function requireWebsite(db: Database, text: string): Promise<number> {
  const id = parseId(text);
  if (id === undefined || !(await hasWebsite(db.read, id))) {
    throw new ApiError(404, messages.websiteNotFound);
  }
  return id;
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.faqNotFound);
  return id;
}
