import { z } from 'zod';
import type { FaqTreeEntry, ProgramFaq } from '../contract/entities.ts';
import type { FaqReview } from '../contract/faqs/review.ts';
import type {
  AddKeywordResponse,
  CreateFaqResponse,
  DeleteFaqResponse,
  PlaceFaqResponse,
} from '../contract/requests.ts';
import {
  dayAnswer,
  idAnswer,
  listRowAnswer,
  timeAnswer,
  undoId,
  writeAnswer,
  writeFaqAnswer,
} from '../http/row-answers.ts';

const parentId = idAnswer.nullable().describe('null for the top tier');
const depth = z.int().describe('Number of ancestors');
const sourceId = idAnswer.nullable().describe('The FAQ of the library that it is a copy of');

const review = {
  review: z.string().describe('Its own rule: months in digits, or a day; empty for the website’s'),
  review_on: dayAnswer.nullable(),
  is_due: z.boolean(),
  outdated_on: dayAnswer.nullable().describe('Visitors said that the answer is outdated'),
  confirmed_at: timeAnswer.nullable(),
  confirmed_by: z.string().nullable(),
} satisfies { [Name in keyof FaqReview]: z.ZodType<FaqReview[Name]> };

export const faqAnswer = z.strictObject({
  id: idAnswer,
  question: z.string(),
  answer: z.string().nullable(),
  keywords: z.array(z.string()),
  wordings: z.array(z.string()).optional().describe('What visitors typed for it'),
  image: z.string().nullable(),
  parent_id: parentId,
  website_id: idAnswer,
  depth,
  note: z.string().nullable().optional().describe('Of the team, never shown to visitors'),
  own_note: z.string().nullable().optional().describe('Of a website, for a FAQ of the library'),
  source_id: sourceId,
  shared: z.strictObject({ source_id: idAnswer, faqs: z.int() }).optional(),
  shown_on: z.int().optional(),
  ...review,
  ...listRowAnswer,
}) satisfies z.ZodType<ProgramFaq>;

export const faqTreeAnswer = z.array(
  z.strictObject({
    id: idAnswer,
    question: z.string(),
    parent_id: parentId,
    depth,
    source_id: sourceId,
    has_answer: z.boolean(),
  }),
) satisfies z.ZodType<FaqTreeEntry[]>;

export const createFaqAnswer = writeFaqAnswer.extend({
  id: idAnswer,
}) satisfies z.ZodType<CreateFaqResponse>;

export const placeFaqAnswer = writeAnswer.extend({
  undo_id: undoId.nullable(),
  version: z.int(),
  position: z.int(),
  siblings: z.int(),
  depth: z.int(),
}) satisfies z.ZodType<PlaceFaqResponse>;

export const deleteFaqAnswer = writeFaqAnswer.extend({
  deleted: z.int().describe('The FAQ and all below it'),
}) satisfies z.ZodType<DeleteFaqResponse>;

export const addKeywordAnswer = writeAnswer.extend({
  undo_id: undoId.nullable(),
}) satisfies z.ZodType<AddKeywordResponse>;
