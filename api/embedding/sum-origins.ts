import { hasWarning, readInstallRequest } from './install-request.ts';
import { normalizeOrigin } from './page-origin.ts';

/** The requests of one interval for a website from one origin. */
export interface OriginSum {
  websiteId: number;
  origin: string;
  loads: number;
  /** Null when nothing was loaded. */
  build: string | null;
  isOldTag: boolean;
  tags: number;
  /** One of the requests contained tag data. */
  isTagKnown: boolean;
  isRefused: boolean;
}

/** Requests with one address and origin in one interval. */
export interface NotedRequests {
  count: number;
  /** False if the warnings in the address come only from senders who have warned of this origin today. */
  mayWarn: boolean;
}

interface Own {
  build: string;
  publicOrigin: string | undefined;
}

/**
 * Adds up the requests of an interval, by website and origin. Ignores requests of our own pages and of callers that are
 * not web pages.
 *
 * @param requests by address and origin of the page.
 * @param refusals website ids and origins that were refused.
 */
export function sumOrigins(
  requests: ReadonlyMap<string, NotedRequests>,
  refusals: ReadonlySet<string>,
  own: Own,
): OriginSum[] {
  const sums = new Map<string, OriginSum>();

  function findSum(websiteId: number, sent: string): OriginSum | undefined {
    const origin = normalizeOrigin(sent);
    if (origin === undefined || origin === own.publicOrigin) return undefined;
    const key = `${websiteId} ${origin}`;
    const sum = sums.get(key) ?? {
      websiteId,
      origin,
      loads: 0,
      build: null,
      isOldTag: false,
      tags: 1,
      isTagKnown: false,
      isRefused: false,
    };
    sums.set(key, sum);
    return sum;
  }

  for (const [key, { count, mayWarn }] of requests) {
    const [address = '', sent = ''] = splitAtSpace(key);
    const request = readInstallRequest(address, own.build);
    if (request === undefined) continue;
    const sum = findSum(request.websiteId, sent);
    if (sum === undefined) continue;
    sum.loads += count;
    if (sum.build !== own.build) sum.build = request.build;
    if (request.tag === undefined || (hasWarning(request) && !mayWarn)) continue;
    sum.isTagKnown = true;
    sum.isOldTag ||= request.tag.isOld;
    sum.tags = Math.max(sum.tags, request.tag.count);
  }
  for (const key of refusals) {
    const [websiteId, sent = ''] = splitAtSpace(key);
    const sum = findSum(Number(websiteId), sent);
    if (sum !== undefined) sum.isRefused = true;
  }
  return [...sums.values()];
}

/** Splits at the first space: neither an address nor a website id contains one. */
function splitAtSpace(key: string): [string, string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at), key.slice(at + 1)];
}
