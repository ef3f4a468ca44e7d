import type { FindCallerIp } from '../auth/client-ip.ts';
import { sendersMax } from '../config/server-limits.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import { type BatchWriter, createBatchWriter } from '../db/batch-writer.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { createGrowingCache } from '../http/growing-cache.ts';
import { createSenders } from '../http/senders.ts';
import { hasWarning, pageHeader, readInstallRequest } from './install-request.ts';
import { newOriginsPerSender, originRequestsMax, originWriteMs } from './origin-limits.ts';
import { cutPath, normalizeOrigin } from './page-origin.ts';
import { type NotedRequests, type Site, siteKey, sumOrigins } from './sum-origins.ts';
import { writeOrigins } from './write-origins.ts';

/** The origins of the pages that load the bot, so where it is installed. */
export interface SeenOrigins extends BatchWriter {
  /**
   * Counts a visitor's request that was successful. Called for every cached read, so it usually only changes a map.
   *
   * @param address path and query of the request.
   */
  note(address: string, caller: Caller): void;
  /** Notes that the pages of an origin may not use a website's bot. */
  noteRefusal(websiteId: number, origin: string, caller: Caller): void;
}

export interface SeenOriginsOptions {
  db: Database;
  /** The server's own build of the script. */
  build: string;
  /** Our public origin. Its pages are not counted. */
  publicOrigin: string | undefined;
  /** Finds the address of a visitor. */
  findIp: FindCallerIp;
  logError: (error: Error) => void;
}

interface Batch {
  day: string;
  requests: ReadonlyMap<string, NotedRequests>;
  refusals: ReadonlyMap<string, Site>;
}

/** Longer addresses are not counted; the script sends none. */
const addressMaxLength = 200;
const headerMaxLength = 2000;

export function createSeenOrigins(options: SeenOriginsOptions): SeenOrigins {
  const { db, build, publicOrigin, findIp, logError } = options;
  /** By address and origin of the page. */
  let requests = new Map<string, NotedRequests>();
  /** By website id and origin as it was sent. */
  let refusals = new Map<string, Site>();
  /** Stored origins, so they are not new for any sender. */
  const stored = createGrowingCache<string, true>(sendersMax);
  const senders = createSenders();
  const mayAddOrigin = senders.createNewLimit({ things: newOriginsPerSender, period: 'hour' });
  const isFirstWarning = senders.createFirstCheck('day');

  /** The website and origin as they are stored; undefined if the sender may not add them. */
  function admit(websiteId: number, sent: string, caller: Caller): Site | undefined {
    const origin = normalizeOrigin(sent);
    if (origin === undefined || origin === publicOrigin) return undefined;
    const site = { websiteId, origin };
    const key = siteKey(site);
    return stored.has(key) || mayAddOrigin(findIp(caller), key) ? site : undefined;
  }

  return {
    note(address, caller) {
      const header = pageHeader(address);
      if (header === undefined || address.length > addressMaxLength) return;
      const page = caller.header(header);
      if (page === undefined || page.length > headerMaxLength) return;
      const origin = cutPath(page);
      // Ignore our own pages. The phone page preloads the questions with an `Origin`.
      if (origin.endsWith(`//${caller.header('host')}`)) return;
      const key = `${address} ${origin}`;
      const noted = requests.get(key);
      if (noted !== undefined) noted.count += 1;
      if (noted?.mayWarn || (noted === undefined && requests.size >= originRequestsMax)) return;
      const request = noted?.request ?? readInstallRequest(address, build);
      const site = request && admit(request.websiteId, origin, caller);
      if (request === undefined || site === undefined) return;
      // The warnings of one sender count once a day: others' loads without them must be able to clear made-up ones.
      const mayWarn = !hasWarning(request) || isFirstWarning(findIp(caller), siteKey(site));
      requests.set(key, { request, site, count: noted?.count ?? 1, mayWarn });
    },
    noteRefusal(websiteId, origin, caller) {
      const key = `${websiteId} ${origin}`;
      if (origin.length > headerMaxLength || refusals.has(key)) return;
      if (refusals.size >= originRequestsMax) return;
      const site = admit(websiteId, origin, caller);
      if (site !== undefined) refusals.set(key, site);
    },
    ...createBatchWriter({
      db,
      logError,
      everyMs: originWriteMs,
      take() {
        if (requests.size === 0 && refusals.size === 0) return undefined;
        const batch: Batch = { day: jakartaDay(new Date()), requests, refusals };
        requests = new Map();
        refusals = new Map();
        return batch;
      },
      write: (tx, { day, requests, refusals }) =>
        writeOrigins(tx, sumOrigins(requests.values(), refusals.values(), build), { build, day }),
      onWritten(sites) {
        for (const site of sites.stored) stored.set(siteKey(site), true);
        for (const site of sites.deleted) stored.delete(siteKey(site));
      },
      putBack(batch) {
        for (const [key, noted] of batch.requests) {
          const since = requests.get(key);
          if (since === undefined && requests.size >= originRequestsMax) continue;
          requests.set(key, {
            ...noted,
            count: noted.count + (since?.count ?? 0),
            mayWarn: noted.mayWarn || (since?.mayWarn ?? false),
          });
        }
        for (const [key, site] of batch.refusals)
          if (refusals.size < originRequestsMax) refusals.set(key, site);
      },
    }),
  };
}
