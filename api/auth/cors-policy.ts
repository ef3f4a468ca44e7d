import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { resolveAddress } from '../contract/address.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/database.ts';
import { websiteLinks } from '../db/schema.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';
import { ApiError } from '../http/errors.ts';
import { isOwnOrigin } from './same-origin.ts';

/** `any`: every page may read; `links`: only pages whose origin is one of the website's links. */
export type EmbedOrigins = 'any' | 'links';

/** A ticket check does not name a website, so the pages of every website may send it. */
type ReadWebsite = number | 'any website';

/** Which pages may read visitors' responses, expressed as CORS headers. */
export interface CorsPolicy {
  /** Headers that are the same for every caller. */
  headers: Readonly<Record<string, string>>;
  /** Headers for this caller. Throws 403 for a page that may not read. */
  admit(c: Context, website: ReadWebsite): Promise<Readonly<Record<string, string>> | undefined>;
}

export function createCorsPolicy(
  db: Database,
  allowed: EmbedOrigins,
  publicOrigin: string | undefined,
): CorsPolicy {
  if (allowed === 'any') {
    return { headers: { 'Access-Control-Allow-Origin': '*' }, admit: async () => undefined };
  }
  /** The origins that were read last, for visitors' reads while the database cannot be reached. */
  const lastOrigins = new LRUCache<ReadWebsite, Set<string>>({ max: 1000 });

  async function findOrigins(website: ReadWebsite): Promise<Set<string>> {
    try {
      const origins = await listedOrigins(db, website);
      lastOrigins.set(website, origins);
      return origins;
    } catch (error) {
      const last = lastOrigins.get(website);
      if (last === undefined || findStorageErrorKind(error) !== 'busy') throw error;
      return last;
    }
  }

  return {
    headers: { Vary: 'Origin' },
    async admit(c, website) {
      const origin = c.req.header('origin');
      // Browsers send no `Origin` when a page reads from its own host. A page of another site always sends one.
      if (origin === undefined) {
        if (isForeignFetch(c)) throw new ApiError(403, messages.originNotListed);
        return undefined;
      }
      const own = isOwnOrigin(origin, c.req.header('host'), publicOrigin);
      if (!own && !(await findOrigins(website)).has(origin)) {
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
