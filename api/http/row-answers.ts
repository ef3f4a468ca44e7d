import { z } from 'zod';
import type { ListRow } from '../contract/entities.ts';
import type { WriteFaqResponse, WriteResponse } from '../contract/requests.ts';

/** Parts of the strict schemas of responses, see `promise`. */

export const idAnswer = z.int();
export const dayAnswer = z.string().describe('A day in Asia/Jakarta: 2027-01-31');
export const timeAnswer = z.string().describe('UTC, ISO 8601');

export const listRowAnswer = {
  last_edited_at: timeAnswer,
  last_edited_by: z.string(),
  version: z.int().describe('Send it with an edit or a deletion, which is refused when it is old'),
  all_data: z.int().describe('Number of rows in the whole list'),
} satisfies z.ZodRawShape & { [Name in keyof ListRow]: z.ZodType<ListRow[Name]> };

export const writeAnswer = z.strictObject({
  message: z.string().describe('For people, in Indonesian'),
}) satisfies z.ZodType<WriteResponse>;

export const undoId = z.int().describe('The entry of the audit trail, where admins can undo it');

export const writeFaqAnswer = writeAnswer.extend({
  undo_id: undoId,
}) satisfies z.ZodType<WriteFaqResponse>;
