import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { findWebsiteName } from '../db/find-website-name.ts';
import { ApiError } from './errors.ts';
import { parseId } from './validation.ts';

/** The website that a path names. @throws ApiError 404 when there is none. */
export async function requireWebsite(
  db: Reader,
  text: string,
): Promise<{ id: number; name: string }> {
  const id = parseId(text);
  const name = id === undefined ? undefined : await findWebsiteName(db, id);
  if (id === undefined || name === undefined) throw new ApiError(404, messages.websiteNotFound);
  return { id, name };
}
