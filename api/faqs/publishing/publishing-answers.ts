import { z } from 'zod';
import type { PublishResponse, UnpublishedChange } from '../../contract/faqs/publishing.ts';
import type { PublicFaq } from '../../contract/public-api.ts';
import { idAnswer, timeAnswer, writeFaqAnswer } from '../../http/row-answers.ts';

export const publicFaqAnswer = z.strictObject({
  id: idAnswer,
  question: z.string(),
  answer: z.string().nullable(),
  keywords: z.array(z.string()).optional(),
  image: z.string().nullable(),
  parent_id: idAnswer.nullable(),
}) satisfies z.ZodType<PublicFaq>;

const side = publicFaqAnswer
  .omit({ id: true, parent_id: true })
  .extend({
    wordings: z.array(z.string()).optional(),
    parent: z.strictObject({ id: idAnswer, question: z.string() }).nullable(),
  })
  .nullable();

export const changesAnswer = z.array(
  z.strictObject({
    id: idAnswer,
    added: z.boolean(),
    removed: z.boolean(),
    edited: z.boolean(),
    moved: z.boolean(),
    shared: z.boolean(),
    before: side.describe('As visitors read it'),
    after: side.describe('As in the draft'),
  }),
) satisfies z.ZodType<UnpublishedChange[]>;

export const publishAnswer = writeFaqAnswer.extend({
  release: z.strictObject({
    number: z.int(),
    published_at: timeAnswer,
    published_by: z.string(),
    note: z.string().nullable(),
    changes: z.int(),
    restored_from: z.int().nullable(),
  }),
}) satisfies z.ZodType<PublishResponse>;
