import type { Context } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { type ExportedExtra, exportedExtras } from '../contract/faqs/faq-transfer.ts';
import { tokenEndHeader } from '../contract/machines.ts';
import { messages } from '../copy/messages.ts';
import type { PageParams } from '../db/list-page.ts';
import type { AdminEnv } from './app-env.ts';

const namesOfExtra: Readonly<Record<ExportedExtra, readonly string[]>> = {
  wordings: ['wordings', 'tests'],
  notes: ['note', 'own_note'],
};

/** The query of reads that leave out what a program does not ask for. */
export const includeQuery = z.object({
  include: z
    .string(messages.notText)
    .describe(
      'For programs, separated by commas: `wordings` (what visitors typed, and the tests made of it), `notes` (of the team)',
    )
    .transform((typed) => typed.split(','))
    .pipe(z.array(z.enum(exportedExtras, messages.notChoice)))
    .optional(),
});

/**
 * The fields that a program did not ask for: jobs store and send on what they read, and these are for the team. People get
 * all.
 */
export function fieldsLeftOut(
  c: Context<AdminEnv>,
  include: readonly ExportedExtra[] = [],
): ReadonlySet<string> {
  const left = c.var.machine ? exportedExtras.filter((extra) => !include.includes(extra)) : [];
  return new Set(left.flatMap((extra) => namesOfExtra[extra]));
}

/** Makes a copy of a row without these fields. The type stays: people, for whom it is read, get all. */
export function withoutFields<Row extends object>(row: Row, names: ReadonlySet<string>): Row {
  if (names.size === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as Row;
}

/** A job that gets only 304 must learn that its token ends, too. */
const retainedHeaders = [...RETAINED_304_HEADERS, tokenEndHeader, 'RateLimit', 'RateLimit-Policy'];
const tagged = etag({ weak: true, retainedHeaders });

/** Adds an ETag to a program's response, so that asking again for the same costs no transfer. */
export const tagForPrograms = createMiddleware<AdminEnv>(async (c, next) => {
  if (c.var.machine === undefined) return await next();
  return await tagged(c, next);
});

/** Says how many rows a list has, and where its next page is (RFC 8288). */
export function addPageLinks(
  c: Context,
  rows: readonly { all_data: number }[],
  { pageSize, page }: PageParams,
): void {
  const total = rows[0]?.all_data ?? 0;
  // A page behind the last one does not know it.
  if (rows.length > 0 || page === 1) c.header('Total-Count', String(total));
  if (page * pageSize >= total) return;
  const { search } = new URL(c.req.url);
  const folder = c.req.path.slice(0, c.req.path.lastIndexOf('/', c.req.path.length - 2));
  c.header('Link', `<${folder}/${page + 1}${search}>; rel="next"`);
}
