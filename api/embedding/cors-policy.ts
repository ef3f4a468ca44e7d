import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { isForeignFetch, isOwnOrigin } from '../auth/same-origin.ts';
import type { EmbedMode } from '../contract/embedding.ts';
import { messages } from '../copy/messages.ts';
import type { Database, Reader } from '../db/database.ts';
import { isTemporary } from '../db/storage-error.ts';
import { ApiError } from '../http/errors.ts';
import { findEmbedMode } from './embed-mode.ts';
import { findListedOrigins, type ReadWebsite } from './listed-origins.ts';

/** Decides which pages may read visitors' responses, and returns the CORS headers. */
export type CorsPolicy = ReturnType<typeof createCorsPolicy>;

export interface CorsPolicyOptions {
  db: Database;
  preset: EmbedMode;
  publicOrigin: string | undefined;
  onRefused: (websiteId: number, origin: string, c: Context) => void;
}

type Headers = Readonly<Record<string, string>>;

const anyPage = { 'Access-Control-Allow-Origin': '*' };
const listedPages = { Vary: 'Origin' };

export function createCorsPolicy(options: CorsPolicyOptions) {
  const { db, preset, publicOrigin, onRefused } = options;
  const findOrigins = cacheLast(db, findListedOrigins);
  const findLastMode = cacheLast(db, (reader, website) => findEmbedMode(reader, website, preset));
  /** Headers that are the same for every caller. */
  const headersOf = (mode: EmbedMode): Headers => (mode === 'any' ? anyPage : listedPages);

  /** Headers for this caller in the mode `links`. Throws 403 for a page that is not listed. */
  async function requireListed(c: Context, website: ReadWebsite): Promise<Headers> {
    const origin = c.req.header('origin');
    // Browsers send no `Origin` when a page reads from its own host. A page of another site always sends one.
    if (origin === undefined) {
      if (isForeignFetch(c)) throw new ApiError(403, messages.originNotListed);
      return {};
    }
    const own = isOwnOrigin(origin, c.req.header('host'), publicOrigin);
    if (!own && !(await findOrigins(website)).has(origin)) {
      if (website !== 'any website') onRefused(website, origin, c);
      // Without this header, the page's script could not distinguish the refusal from a broken connection.
      c.header('Access-Control-Allow-Origin', origin);
      throw new ApiError(403, messages.originNotListed);
    }
    return { 'Access-Control-Allow-Origin': origin };
  }

  return {
    /** The mode of websites whose admins have chosen none. */
    preset,
    /** The mode of a website, read from the database. */
    findMode: (websiteId: number) => findEmbedMode(db.read, websiteId, preset),
    headersOf,
    requireListed,
    /** The origins of a website's links. */
    findOrigins,
    /** All headers for this caller, whatever the mode is. Throws 403 for a page that may not use the website's bot. */
    async admit(c: Context, website: ReadWebsite): Promise<Headers> {
      const mode = await findLastMode(website);
      const ofCaller = mode === 'links' ? await requireListed(c, website) : {};
      return { ...headersOf(mode), ...ofCaller };
    },
  };
}

/** While the database is unreachable, uses the last value read. A website that was never read is refused. */
function cacheLast<Found extends object | string>(
  db: Database,
  find: (reader: Reader, website: ReadWebsite) => Promise<Found>,
): (website: ReadWebsite) => Promise<Found> {
  const lasts = new LRUCache<ReadWebsite, Found>({ max: 1000 });
  return async (website) => {
    try {
      const found = await find(db.read, website);
      lasts.set(website, found);
      return found;
    } catch (error) {
      const last = lasts.get(website);
      if (last === undefined || !isTemporary(error)) throw error;
      return last;
    }
  };
}
