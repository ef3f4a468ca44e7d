import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { fieldError } from './errors.ts';

/**
 * @param isThere `hasTree` where the library of shared FAQs is allowed.
 * @throws ApiError 400 for the field `website_id` when there is no such website.
 */
export async function requireFormWebsite(
  db: Reader,
  websiteId: number,
  isThere = hasWebsite,
): Promise<void> {
  if (!(await isThere(db, websiteId))) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
}
