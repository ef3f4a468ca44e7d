import { isNotNull } from 'drizzle-orm';
import { getPathNoStrict } from 'hono/utils/url';
import { helpPath } from '../contract/help-address.ts';
import type { Database, Reader } from '../db/database.ts';
import { websiteSettings } from '../db/schema.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';

/** A website's own host. */
export interface OwnHost {
  websiteId: number;
  /** Whether its help page is on. */
  isOn: boolean;
}

export interface OwnHosts {
  /** Finds the website of a `Host` header; undefined for our public host and all unknown ones. */
  find(host: string | null | undefined): OwnHost | undefined;
  /** Reads the hosts. It must have ended before the first request, which would otherwise get the back-office. */
  load(): Promise<void>;
}

export interface OwnHostsOptions {
  db: Pick<Database, 'read'>;
  responseCache: Pick<ResponseCache, 'onInvalidate'>;
  /** `PUBLIC_URL`; without it no website has an own host. */
  publicOrigin: string | undefined;
  logError(error: Error): void;
}

/** Until the next attempt to read the hosts. */
const retryMs = 1000;

/**
 * The own hosts of websites, in memory: a request with a made-up host costs no query. They are read again after every change
 * of what visitors read, on each server.
 */
export function createOwnHosts(options: OwnHostsOptions): OwnHosts {
  const { db, responseCache, publicOrigin, logError } = options;
  let hosts: ReadonlyMap<string, OwnHost> = new Map();
  /** The number of the latest read. The result of an earlier one may be outdated. */
  let latest = 0;

  async function load(): Promise<void> {
    if (publicOrigin === undefined) return;
    latest += 1;
    const current = latest;
    const read = await readOwnHosts(db.read, new URL(publicOrigin).hostname);
    if (current === latest) hosts = read;
  }

  /** While they cannot be read, the last ones hold. */
  function reload(): void {
    const before = latest + 1;
    load().catch((error) => {
      if (before !== latest) return;
      logError(error);
      setTimeout(reload, retryMs).unref();
    });
  }
  responseCache.onInvalidate(reload);

  return {
    load,
    find: (host) => (hosts.size > 0 && host ? hosts.get(nameOf(host)) : undefined),
  };
}

/** Our public host is never a website's own, also if `PUBLIC_URL` has changed since it was stored. */
async function readOwnHosts(db: Reader, publicHost: string): Promise<Map<string, OwnHost>> {
  const { websiteId, help, helpHost } = websiteSettings;
  const rows = await db
    .select({ websiteId, help, helpHost })
    .from(websiteSettings)
    .where(isNotNull(helpHost));
  return new Map(
    rows.flatMap(({ websiteId, help, helpHost }) =>
      helpHost === null || helpHost === publicHost
        ? []
        : [[helpHost, { websiteId, isOn: help?.is_on ?? false }] as const],
    ),
  );
}

/** The host of a `Host` header as it is stored: without the port and a dot at its end. */
function nameOf(host: string): string {
  const [name = ''] = host.toLowerCase().split(':', 1);
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/** Paths that are the same on an own host. All others are below the website's help page. */
const sharedPath = /^\/(robots\.txt|faqs\/image\/[^/]+|(faqs|websites)\/\d+\/preview\.png)$/;

/**
 * Finds the path by which a request is routed. On an own host it begins with `/bantuan/{websiteId}`, whatever was requested,
 * so no other route of the server can be reached there.
 */
export function createFindPath({ find }: Pick<OwnHosts, 'find'>): (request: Request) => string {
  return (request) => {
    const path = getPathNoStrict(request);
    const own = find(request.headers.get('host'));
    if (own === undefined || sharedPath.test(path)) return path;
    return helpPath(own.websiteId) + (path === '/' ? '' : path);
  };
}
