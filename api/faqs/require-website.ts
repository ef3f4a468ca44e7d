import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import { messages } from '../copy/messages.ts';
import { hasWebsite } from '../db/has-website.ts';
import { ApiError } from '../http/errors.ts';
import { parseId } from '../http/validation.ts';

/** The website that a path names. @throws ApiError 404 when there is none. */
export async function requireWebsite(db: AuditedDatabase, text: string): Promise<number> {
  const id = parseId(text);
  if (id === undefined || !(await hasWebsite(db.read, id))) {
    throw new ApiError(404, messages.websiteNotFound);
  }
  return id;
}
