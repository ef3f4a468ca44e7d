import { hasWarning, type InstallRequest } from './install-request.ts';

/** A website, and an origin in the form that browsers send. */
export interface Site {
  websiteId: number;
  origin: string;
}

/** The requests of one interval for a website from one origin. */
export interface OriginSum extends Site {
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
  request: InstallRequest;
  site: Site;
  count: number;
  /** False if the warnings in the address come only from senders who have warned of this origin today. */
  mayWarn: boolean;
}

/** Adds up the requests of an interval, by website and origin. */
export function sumOrigins(
  requests: Iterable<NotedRequests>,
  refusals: Iterable<Site>,
  ownBuild: string,
): OriginSum[] {
  const sums = new Map<string, OriginSum>();

  function sumOf(site: Site): OriginSum {
    const sum = sums.get(siteKey(site)) ?? {
      ...site,
      loads: 0,
      build: null,
      isOldTag: false,
      tags: 1,
      isTagKnown: false,
      isRefused: false,
    };
    sums.set(siteKey(site), sum);
    return sum;
  }

  for (const { request, site, count, mayWarn } of requests) {
    const sum = sumOf(site);
    sum.loads += count;
    if (sum.build !== ownBuild) sum.build = request.build;
    if (request.tag === undefined || (hasWarning(request) && !mayWarn)) continue;
    sum.isTagKnown = true;
    sum.isOldTag ||= request.tag.isOld;
    sum.tags = Math.max(sum.tags, request.tag.count);
  }
  for (const site of refusals) sumOf(site).isRefused = true;
  return [...sums.values()];
}

export function siteKey({ websiteId, origin }: Site): string {
  return `${websiteId} ${origin}`;
}
