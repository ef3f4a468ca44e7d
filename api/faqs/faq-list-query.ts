import { z } from 'zod';
import { faqSorts } from '../contract/faqs/faq-figures.ts';
import { type FaqListQuery, faqFilters } from '../contract/faqs/faq-search.ts';
import { foldedMax, searchMaxLength } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';

export const searchText = z
  .string(messages.required)
  .max(searchMaxLength, messages.tooLong(searchMaxLength));
const filter = z.enum(faqFilters, messages.notChoice);
const folded = z
  .string(messages.notIds)
  .regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, messages.notIds)
  .refine((ids) => ids.split(',').length <= foldedMax, messages.tooManyFolded(foldedMax));

/** The query parameters that filter a list of FAQs. */
export const searchQuery = z.object({
  q: searchText.optional(),
  filter: z.union([filter, z.array(filter).max(faqFilters.length)], messages.notChoice).optional(),
}) satisfies z.ZodType<Pick<FaqListQuery, 'q' | 'filter'>>;

export const listQuery = searchQuery.extend({
  folded: folded.optional(),
  sort: z.enum(faqSorts, messages.notChoice).optional(),
}) satisfies z.ZodType<FaqListQuery>;
