import { z } from 'zod';
import { faqFieldNames } from '../../contract/faqs/faq-fields.ts';
import {
  conversionTypes,
  type ImportResult,
  keywordSeparators,
  keywordsModes,
} from '../../contract/faqs/faq-transfer.ts';
import { tableColumns } from '../../contract/faqs/transfer-columns.ts';
import { undoId } from '../../http/row-answers.ts';
import { publicFaqAnswer } from '../publishing/publishing-answers.ts';

const faults = z.array(
  z.strictObject({ line: z.int(), words: z.string().optional(), message: z.string() }),
);
const texts = z.record(z.string(), z.any()).optional();

export const importAnswer = z.strictObject({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  faults: faults.describe('If there are any, nothing is written'),
  warnings: faults,
  columns: z.array(
    z.strictObject({
      header: z.string().nullable(),
      field: z.enum(tableColumns).nullable(),
      is_guessed: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  sheets: z.array(z.strictObject({ name: z.string(), rows: z.int() })),
  sheet: z.string().nullable(),
  separator: z.enum(keywordSeparators).nullable(),
  keywords_mode: z.enum(keywordsModes).nullable(),
  conversions: z.array(z.strictObject({ type: z.enum(conversionTypes), count: z.int() })),
  notes: z.array(z.string()),
  lines: z.array(
    z.strictObject({
      line: z.int().nullable(),
      id: z.int().nullable(),
      question: z.string(),
      outcome: z.enum(['added', 'changed', 'unchanged', 'removed']),
      parts: z.array(z.enum([...faqFieldNames, 'tests', 'parent', 'order'])),
      before: texts,
      after: texts,
      parents: texts,
      below: z.int().optional(),
    }),
  ),
  tree: z.array(publicFaqAnswer).optional(),
  undo_id: undoId.nullable(),
  message: z.string(),
}) satisfies z.ZodType<ImportResult>;
