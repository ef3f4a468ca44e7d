import { z } from 'zod';
import type { Insights, InsightTotals, ReasonName } from '../contract/insights.ts';
import {
  type HandleWordsResponse,
  handledStates,
  type Unanswered,
} from '../contract/unanswered.ts';
import { dayAnswer, idAnswer, timeAnswer, writeAnswer } from '../http/row-answers.ts';

const totals = {
  opened: z.int(),
  read: z.int(),
  searched: z.int(),
  unanswered: z.int(),
  handed_over: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
} satisfies { [Name in keyof InsightTotals]: z.ZodType<number> };
const reasons = z.strictObject({
  unclear: z.int(),
  outdated: z.int(),
  other_question: z.int(),
  not_solved: z.int(),
} satisfies Record<ReasonName, z.ZodType<number>>);
const faq = z.strictObject({ id: idAnswer, question: z.string() }).nullable();
const counted = { words: z.string(), count: z.int(), first_on: dayAnswer, last_on: dayAnswer };

export const insightsAnswer = z.strictObject({
  totals: z.strictObject({ ...totals, reasons }),
  days: z.array(
    z.strictObject({
      day: dayAnswer,
      ...totals,
      tested: z.int(),
      tested_first: z.int(),
      tested_three: z.int(),
    }),
  ),
  faqs: z.array(
    z.strictObject({
      faq_id: idAnswer,
      read: z.int(),
      helpful: z.int(),
      unhelpful: z.int(),
      handed_over: z.int(),
      reasons,
    }),
  ),
  unanswered: z.array(z.strictObject(counted)),
}) satisfies z.ZodType<Insights>;

export const unansweredAnswer = z.strictObject({
  open: z.array(
    z.strictObject({
      ...counted,
      answered: z.strictObject({ at: timeAnswer, faq }).nullable(),
    }),
  ),
  done: z.array(
    z.strictObject({
      group: z.int(),
      words: z.array(z.string()),
      state: z.enum(handledStates),
      faq,
      handled_at: timeAnswer,
      handled_by: z.string(),
      before: z.int(),
      since: z.int(),
      again: z.int(),
    }),
  ),
}) satisfies z.ZodType<Unanswered>;

export const handleWordsAnswer = writeAnswer.extend({
  group: z.int(),
}) satisfies z.ZodType<HandleWordsResponse>;
