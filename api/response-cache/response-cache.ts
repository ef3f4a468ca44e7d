import { LRUCache } from 'lru-cache';
import { languageCodes } from '../../embed/languages/names.ts';
import {
  imageCacheMaxBytes,
  responseCacheMaxBytes,
  scriptCacheMaxBytes,
} from '../config/server-limits.ts';
import { isTemporary } from '../db/storage-error.ts';
import type { CachedBody } from './encode-body.ts';

const resources = [
  ...(['faqs', 'words', 'livechat', 'bot', 'script'] as const),
  ...languageCodes.map((lang) => `bot/${lang}` as const),
] as const;

export type PublicResource = (typeof resources)[number];

/** The websites whose visitors read something else now. */
export type Outdated = Iterable<number> | 'all';

/**
 * @param last the body of the invalidated entry. `encodeBody` returns it if the new body is the same.
 * @param isNeeded whether a caller still waits for the body.
 */
type Build = (
  last: CachedBody | undefined,
  isNeeded: () => boolean,
) => Promise<CachedBody | undefined>;

/** Whether a caller has left. */
type IsGone = () => boolean;

/**
 * Visitors' responses, encoded once per change. When the cache is full, the least recently read entries are dropped.
 */
export type ResponseCache = ReturnType<typeof createResponseCache>;

export function createResponseCache(onLookUp?: (outcome: 'hit' | 'miss') => void) {
  const responses = createSizedCache(responseCacheMaxBytes);
  // Many scripts must not displace the FAQs: a script takes ten times as much memory.
  const scripts = createSizedCache(scriptCacheMaxBytes);
  const images = createSizedCache(imageCacheMaxBytes);

  const cacheOf = (resource: PublicResource) => (resource === 'script' ? scripts : responses);
  const keyOf = (websiteId: number, resource: PublicResource) => `${resource} ${websiteId}`;

  function read(cache: SizedCache, key: string, build: Build, isGone: IsGone) {
    const body = cache.find(key);
    onLookUp?.(body === undefined ? 'miss' : 'hit');
    return body ?? cache.build(key, build, isGone);
  }

  return {
    /** The cached body, or the result of `build`. Requests at the same time share one build. Undefined is not cached. */
    get: (
      websiteId: number,
      resource: PublicResource,
      build: Build,
      isGone: IsGone = () => false,
    ) => read(cacheOf(resource), keyOf(websiteId, resource), build, isGone),
    /** Returns the cached image of a FAQ, or the result of `build`. */
    getImage: (name: string, build: Build) => read(images, name, build, () => false),
    /** Replaces a body by one with a better compression, unless the entry has another body by then. */
    improve: (
      websiteId: number,
      resource: PublicResource,
      body: CachedBody,
      encode: () => Promise<CachedBody>,
    ) => cacheOf(resource).improve(keyOf(websiteId, resource), body, encode),
    /** Must be called after the commit of every write that changes what visitors read. */
    invalidate(outdated: Outdated): void {
      if (outdated === 'all') {
        for (const cache of [responses, scripts, images]) cache.invalidateAll();
        return;
      }
      const websiteIds = [...outdated];
      for (const id of websiteIds) {
        for (const resource of resources) cacheOf(resource).invalidate(keyOf(id, resource));
      }
      // Several websites may show the same image, so the database must check whether one still does.
      if (websiteIds.length > 0) images.invalidateAll();
    },
  };
}

interface Entry {
  body: CachedBody;
  /** `true` after an invalidation. The entry stays cached, to be sent if its rows cannot be read. */
  isInvalid: boolean;
  /** `true` if the body is an invalidated one that is sent because its rows cannot be read. */
  isLast: boolean;
}

/** How long such a body is sent before the next attempt to read the rows. */
const lastResponseMs = 1000;

interface Building {
  body: Promise<CachedBody | undefined>;
  /** Those who wait for it. */
  callers: IsGone[];
}

type SizedCache = ReturnType<typeof createSizedCache>;

function createSizedCache(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => countBytes(body),
  });
  const builds = new Map<string, Building>();

  /**
   * Invalidates an entry with `isLast` after a while: its body may be outdated, and no notification would invalidate
   * it.
   */
  function expire(key: string): void {
    setTimeout(() => {
      const entry = entries.peek(key);
      if (entry?.isLast) entry.isInvalid = true;
    }, lastResponseMs).unref();
  }

  function findCurrent(key: string): CachedBody | undefined {
    const entry = entries.get(key);
    if (entry === undefined || entry.isInvalid) return undefined;
    const { body, isLast } = entry;
    return !isLast && body.changesAt && body.changesAt <= Date.now() ? undefined : body;
  }

  return {
    find(key: string): CachedBody | undefined {
      const body = findCurrent(key);
      return body?.compressLater ? undefined : body;
    },
    build(key: string, build: Build, isGone: IsGone): Promise<CachedBody | undefined> {
      const shared = builds.get(key);
      if (shared !== undefined) {
        shared.callers.push(isGone);
        return shared.body;
      }
      let isLast = false;
      const callers = [isGone];
      const isNeeded = () => callers.some((isGone) => !isGone());
      const { compressLater } = findCurrent(key) ?? {};
      const encoding = compressLater?.(isNeeded) ?? build(entries.peek(key)?.body, isNeeded);
      const building = encoding.catch((error: unknown) => {
        // While the database is unreachable, send visitors the last body.
        const last = entries.peek(key);
        if (last === undefined || !isTemporary(error)) throw error;
        isLast = true;
        return last.body;
      });
      builds.set(key, { body: building, callers });
      const end = (body?: CachedBody) => {
        // If the entry was invalidated while building, return the result to the waiting callers but do not cache it.
        if (builds.get(key)?.callers !== callers) return;
        builds.delete(key);
        if (body === undefined) return void entries.delete(key);
        entries.set(key, { body, isInvalid: false, isLast });
        if (isLast) expire(key);
      };
      building.then(end, () => end());
      return building;
    },
    async improve(key: string, body: CachedBody, encode: () => Promise<CachedBody>) {
      if (entries.peek(key)?.body !== body) return;
      const better = await encode();
      const entry = entries.peek(key);
      if (entry?.body === body) entries.set(key, { ...entry, body: better });
    },
    invalidate(key: string): void {
      const entry = entries.peek(key);
      if (entry !== undefined) entry.isInvalid = true;
      builds.delete(key);
    },
    invalidateAll(): void {
      for (const entry of entries.values()) entry.isInvalid = true;
      builds.clear();
    },
  };
}

function countBytes({ identity, br, gzip }: CachedBody): number {
  // The library does not accept a size of 0.
  return Math.max(1, identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0));
}
