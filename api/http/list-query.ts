import { z } from 'zod';
import { searchMaxLength } from '../contract/limits.ts';
import { type ListQuery, sortOrders } from '../contract/list-query.ts';
import { messages } from '../copy/messages.ts';

/** The query of a list that can be searched, and sorted by these columns. */
export function listQuery<const Sort extends string>(sorts: readonly Sort[]) {
  return z.object({
    q: z
      .string(messages.notText)
      .max(searchMaxLength, messages.tooLong(searchMaxLength))
      .optional(),
    sort: z.enum(sorts, messages.notChoice).optional(),
    order: z.enum(sortOrders, messages.notChoice).optional(),
  }) satisfies z.ZodType<ListQuery<Sort>>;
}
