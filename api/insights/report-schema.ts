import { z } from 'zod';
import { channelTypes } from '../contract/bot/contact.ts';
import {
  checkOutcomes,
  handoverOutcomes,
  type InsightReport,
  searchOutcomes,
  unhelpfulReasons,
} from '../contract/insights.ts';
import { insightFactsMax, insightWordsMaxLength } from '../contract/limits.ts';
import { checkKinds } from '../contract/ticket.ts';

const id = z.int().positive();

const fact = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened') }),
  z.strictObject({ type: z.literal('read'), faq_id: id }),
  z.strictObject({
    type: z.literal('searched'),
    words: z.string().max(insightWordsMaxLength),
    outcome: z.enum(searchOutcomes),
    faq_id: id.optional(),
  }),
  z.strictObject({ type: z.literal('voted'), faq_id: id, helpful: z.boolean() }),
  z.strictObject({ type: z.literal('explained'), faq_id: id, reason: z.enum(unhelpfulReasons) }),
  z.strictObject({
    type: z.literal('checked'),
    kind: z.enum(checkKinds),
    outcome: z.enum(checkOutcomes),
  }),
  z.strictObject({
    type: z.literal('handed-over'),
    outcome: z.enum(handoverOutcomes),
    channel: z.enum(channelTypes),
    faq_id: id.optional(),
  }),
]);

/** A report of the bot. If one fact is invalid, the whole report is refused. */
export const reportSchema = z.strictObject({
  website_id: id,
  facts: z.array(fact).min(1).max(insightFactsMax),
}) satisfies z.ZodType<InsightReport>;
