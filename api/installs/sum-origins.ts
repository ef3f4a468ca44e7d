import { readInstallRequest } from './install-request.ts';
import { normalizeOrigin } from './page-origin.ts';

/** What one interval knows of an origin of a website. */
export interface OriginSum {
  websiteId: number;
  origin: string;
  loads: number;
  /** Null when only the script was asked for. */
  build: string | null;
  isOldTag: boolean;
  tags: number;
  isRefused: boolean;
}

interface Own {
  build: string;
  publicOrigin: string | undefined;
}

/**
 * Adds the requests of an interval up by website and origin. What does not come from a web page, or from one of ours, is
 * left out.
 *
 * @param requests how often each was made, by its address and the origin of its page.
 * @param refusals websites and origins.
 */
export function sumOrigins(
  requests: ReadonlyMap<string, number>,
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
      isRefused: false,
    };
    sums.set(key, sum);
    return sum;
  }

  for (const [key, count] of requests) {
    const [address = '', sent = ''] = splitAtSpace(key);
    const request = readInstallRequest(address);
    if (request === undefined) continue;
    const sum = findSum(request.websiteId, sent);
    if (sum === undefined) continue;
    sum.loads += count;
    sum.isOldTag ||= request.isOldTag;
    sum.tags = Math.max(sum.tags, request.tags);
    if (request.build !== undefined && sum.build !== own.build) sum.build = request.build;
  }
  for (const key of refusals) {
    const [websiteId, sent = ''] = splitAtSpace(key);
    const sum = findSum(Number(websiteId), sent);
    if (sum !== undefined) sum.isRefused = true;
  }
  return [...sums.values()];
}

/** Neither an address nor a website has a space. */
function splitAtSpace(key: string): [string, string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at), key.slice(at + 1)];
}
