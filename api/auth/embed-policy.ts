import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { resolveAddress } from '../contract/address.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { websiteLinks } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { isOwnOrigin } from './same-origin.ts';

/** `any`: every page may read; `links`: only pages whose origin is among the website's links. */
export type EmbedOrigins = 'any' | 'links';

/** A ticket check names no website: the pages of each one may ask. */
type ReadWebsite = number | 'any website';

/** Which pages may read what visitors read, said to browsers in CORS headers. */
export interface EmbedPolicy {
  /** The same for every caller, prepared along with the answer. */
  headers: Readonly<Record<string, string>>;
  /** Headers for this caller alone. Throws 403 for a page that may not read. */
  admit(c: Context, website: ReadWebsite): Promise<Readonly<Record<string, string>> | undefined>;
}

export function createEmbedPolicy(
  db: Database,
  allowed: EmbedOrigins,
  publicOrigin: string | undefined,
): EmbedPolicy {
  if (allowed === 'any') {
    return { headers: { 'Access-Control-Allow-Origin': '*' }, admit: async () => undefined };
  }
  return {
    headers: { Vary: 'Origin' },
    async admit(c, website) {
      const origin = c.req.header('origin');
      // Browsers name no origin on a page's reads of its own host; a foreign page's read has one.
      if (origin === undefined) {
        if (isForeignFetch(c)) throw new ApiError(403, messages.originNotListed);
        return undefined;
      }
      const own = isOwnOrigin(origin, c.req.header('host'), publicOrigin);
      if (!own && !(await listedOrigins(db, website)).has(origin)) {
        // Without it the page's script could not tell the refusal from a broken connection.
        c.header('Access-Control-Allow-Origin', origin);
        throw new ApiError(403, messages.originNotListed);
      }
      return { 'Access-Control-Allow-Origin': origin };
    },
  };
}

function isForeignFetch(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

async function listedOrigins(db: Database, website: ReadWebsite): Promise<Set<string>> {
  const rows = await db.read
    .select({ link: websiteLinks.link })
    .from(websiteLinks)
    .where(website === 'any website' ? undefined : eq(websiteLinks.websiteId, website));
  return new Set(rows.flatMap(({ link }) => resolveAddress(link)?.origin ?? []));
}
