import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import { callerOf } from '../audit/actor.ts';
import type { AuditedDatabase } from '../audit/audited-database.ts';
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
import { ApiError } from '../http-errors.ts';
import type { CreateOnce } from '../idempotency/create-once.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import {
  limitBody,
  pageParams,
  parseId,
  textId,
  textVersion,
  validate,
  versionQuery,
} from '../validation.ts';
import { encodeImage } from './encode-image.ts';
import { hasWebsite, listFaqs, listFaqTree } from './faq-queries.ts';
import { createFaq, deleteFaq, type FaqFields, updateFaq } from './faq-writes.ts';
import { sendPrivateImage } from './send-image.ts';

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
  website_id: textId,
  parent_id: z.union([z.literal(''), textId], messages.notId),
  // A file input left alone is sent as an empty file.
  image: z.preprocess(
    (value) => (value === '' || (value instanceof File && value.size === 0) ? undefined : value),
    z.instanceof(File, { error: messages.notFile }).optional(),
  ),
  remove_image: z.literal('true', messages.badRequest).optional(),
  version: textVersion,
}) satisfies z.ZodType<WriteFaqForm>;
const createForm = editForm
  .extend({
    answer: editForm.shape.answer.default(''),
    parent_id: editForm.shape.parent_id.default(''),
  })
  .omit({ remove_image: true, version: true }) satisfies z.ZodType<WriteFaqForm>;

const faqPageParams = pageParams.extend({ websiteId: z.string() });
const faqBody = limitBody(multipartMaxBytes);

export interface FaqRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  answers: AnswerCache;
  createOnce: CreateOnce;
}

/** A website's question tree, for admins. */
export function faqRoutes({ db, guard, answers, createOnce }: FaqRouteOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/image/:name', (c) => sendPrivateImage(c, db, c.req.param('name')))
    .get('/:websiteId/tree', compress(), async (c) => {
      const websiteId = await requireWebsite(db, c.req.param('websiteId'));
      return c.json<FaqTreeEntry[]>(await listFaqTree(db.read, websiteId));
    })
    .get('/:websiteId/:pageSize/:page', compress(), validate('param', faqPageParams), async (c) => {
      const params = c.req.valid('param');
      const websiteId = await requireWebsite(db, params.websiteId);
      return c.json<Faq[]>(await listFaqs(db.read, websiteId, params));
    })
    .post('/', faqBody, validate('form', createForm), async (c) => {
      const form = c.req.valid('form');
      const fields = toFields(form);
      const upload = await readUpload(form.image);
      const image = upload && createHash('sha256').update(upload).digest('base64url');
      const answer = await createOnce(c, 'faq', { ...fields, image }, async () => {
        const encoded = upload && (await encodeImage(upload));
        return async (change) => ({
          message: messages.faqCreated,
          id: await createFaq(change, fields, encoded),
        });
      });
      answers.forget(fields.websiteId);
      return c.json<CreateAnswer>(answer, 201);
    })
    .put('/:id', faqBody, validate('form', editForm), async (c) => {
      const id = requireId(c.req.param('id'));
      const form = c.req.valid('form');
      const upload = await readUpload(form.image);
      const image = upload ? await encodeImage(upload) : form.remove_image && ('remove' as const);
      const version = form.version === undefined ? undefined : Number(form.version);
      const edit = { ...toFields(form), image, version };
      await db.write(callerOf(c), (change) => updateFaq(change, id, edit));
      answers.forget(edit.websiteId);
      return c.json<WriteAnswer>({ message: messages.faqUpdated });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'));
      const version = c.req.valid('query')?.version;
      const { websiteId, deleted } = await db.write(callerOf(c), (change) =>
        deleteFaq(change, id, version),
      );
      answers.forget(websiteId);
      return c.json<DeleteFaqAnswer>({ message: messages.faqDeleted(deleted), deleted });
    });
}

async function readUpload(file: File | undefined): Promise<Buffer | undefined> {
  return file && Buffer.from(await file.arrayBuffer());
}

function toFields(form: z.output<typeof createForm>): FaqFields {
  return {
    question: form.question,
    answer: form.answer === '' ? null : form.answer,
    websiteId: Number(form.website_id),
    parentId: form.parent_id === '' ? null : Number(form.parent_id),
  };
}

async function requireWebsite(db: AuditedDatabase, text: string): Promise<number> {
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
