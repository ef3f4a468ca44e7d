import { z } from 'zod';
import {
  conversionTypes,
  type ImportForm,
  importModes,
  keywordSeparators,
  keywordsModes,
} from '../../contract/faqs/faq-transfer.ts';
import { tableColumns } from '../../contract/faqs/transfer-columns.ts';
import { pasteMaxBytes } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import { Upload } from '../../images/read-form.ts';
import { importMaxCells, sheetNameMaxLength } from './transfer-limits.ts';

const pastedText = z
  .string(messages.notText)
  .refine(
    (text) => Buffer.byteLength(text) <= pasteMaxBytes,
    messages.pastedTooLarge(pasteMaxBytes / 1024 ** 2),
  );

/** The form of an import, see `ImportForm`. */
export const importForm = z
  .object({
    // The client sends a `File`, which arrives as an `Upload`.
    file: z
      .unknown()
      .optional()
      .pipe(z.instanceof(Upload, { error: messages.notFile }).optional())
      .describe('Either a file, or `text`'),
    text: pastedText.optional(),
    html: pastedText.optional(),
    mode: z.enum(importModes, messages.notChoice),
    columns: listOf(tableColumns, importMaxCells)
      .superRefine((columns, { addIssue }) => {
        const report = (message: string) => addIssue({ code: 'custom', message });
        const repeated = columns.find(
          (column, index) => column !== 'ignore' && columns.indexOf(column) < index,
        );
        if (repeated) report(messages.importColumnTwice(repeated));
        else if (!columns.includes('question')) report(messages.importChooseQuestion);
      })
      .optional()
      .describe('A JSON list by position: each once, apart from ignore, and question among them'),
    sheet: z
      .string(messages.notText)
      .max(sheetNameMaxLength, messages.tooLong(sheetNameMaxLength))
      .optional(),
    separator: z.enum(keywordSeparators, messages.notChoice).optional(),
    keep: listOf(conversionTypes, conversionTypes.length).default([]),
    keywords_mode: z.enum(keywordsModes, messages.notChoice).default('add'),
    confirm_name: z.string(messages.notText).optional(),
  })
  .superRefine(({ file, text }, { addIssue }) => {
    if ((file === undefined) === (text === undefined))
      addIssue({ code: 'custom', path: ['file'], message: messages.notFile });
  })
  .meta({ examples: [{ mode: 'append', keep: '[]' }] }) satisfies z.ZodType<
  object,
  Omit<ImportForm, 'file'> & { file?: unknown }
>;

/** A list of names in JSON. */
function listOf<Name extends string>(names: readonly Name[], max: number) {
  const longest = Math.max(...names.map(({ length }) => length));
  const list = z.array(z.enum(names)).max(max);
  return z
    .string(messages.notText)
    .max(max * (longest + 4) + 2, messages.notChoice)
    .transform((json, { addIssue }) => {
      const { data } = list.safeParse(parseJson(json));
      if (data) return data;
      addIssue({ code: 'custom', message: messages.notListOf(names.join(', ')) });
      return z.NEVER;
    });
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
