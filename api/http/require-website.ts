import { and, inArray, type SQL } from 'drizzle-orm';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { findWebsiteName } from '../db/find-website-name.ts';
import { withBot } from '../db/has-website.ts';
import { websites } from '../db/schema.ts';
import { ApiError, fieldError } from './errors.ts';
import { parseId } from './validation.ts';

interface NamedWebsite {
  id: number;
  name: string;
}

/** The website that a path names, or the library of shared FAQs. @throws ApiError 404 when there is none. */
export async function requireWebsite(db: Reader, text: string, where?: SQL): Promise<NamedWebsite> {
  const id = parseId(text);
  const name = id === undefined ? undefined : await findWebsiteName(db, id, where);
  if (id === undefined || name === undefined) throw new ApiError(404, messages.websiteNotFound);
  return { id, name };
}

/** The website that a path names. @throws ApiError 404 also for the library: it has no bot. */
export function requireBot(db: Reader, text: string): Promise<NamedWebsite> {
  return requireWebsite(db, text, withBot);
}

/** @throws ApiError 400 for the field `website_ids` when one of them does not exist. */
export async function requireWebsites(
  db: Reader,
  ids: readonly number[],
  where?: SQL,
): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = await db.$count(websites, and(inArray(websites.id, wanted), where));
  if (found < wanted.length) throw fieldError(400, 'website_ids', messages.websiteNotFound);
}
