import type { Context } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { tokenEndHeader } from '../contract/machines.ts';
import type { PageParams } from '../db/list-page.ts';
import type { AdminEnv } from './app-env.ts';

/** A job that gets only 304 must learn that its token ends, too. */
const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  tokenEndHeader,
  'RateLimit',
  'RateLimit-Policy',
];
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
