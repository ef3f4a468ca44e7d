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
type Build<Value = CachedBody> = (
  last: Value | undefined,
  isNeeded: () => boolean,
) => Promise<Value | undefined>;

/** A body, or what bodies are made from. */
type Cached = Pick<CachedBody, 'changesAt'> & {
  compressLater?: ((isNeeded: () => boolean) => Promise<unknown>) | undefined;
};

/** Whether a caller has left. */
type IsGone = () => boolean;

/**
 * Visitors' responses, encoded once per change. When the cache is full, the least recently read entries are dropped.
 */
export type ResponseCache = ReturnType<typeof createResponseCache>;

export function createResponseCache(onLookUp?: (outcome: 'hit' | 'miss') => void) {
  const createSizedCache = (maxBytes: number) => createCache(maxBytes, countBytes);
  const responses = createSizedCache(responseCacheMaxBytes);
  // Many scripts must not displace the FAQs: a script takes ten times as much memory.
  const scripts = createSizedCache(scriptCacheMaxBytes);
  const images = createSizedCache(imageCacheMaxBytes);
  /** Caches with several entries per website. Their keys begin with its id. */
  const ofWebsites: Pick<SizedCache, 'invalidateAll' | 'invalidateOf'>[] = [];

  const listeners: (() => void)[] = [];

  const cacheOf = (resource: PublicResource) => (resource === 'script' ? scripts : responses);
  const keyOf = (websiteId: number, resource: PublicResource) => `${resource} ${websiteId}`;

  function read<Value extends Cached>(
    cache: SizedCache<Value>,
    key: string,
    build: Build<Value>,
    isGone: IsGone,
  ) {
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
    /**
     * Creates a further cache of what visitors of websites read, with any number of entries for each website.
     *
     * @returns a function like `get`, for any key.
     */
    createFor<Value extends Cached>(maxBytes: number, countBytes: (value: Value) => number) {
      const cache = createCache(maxBytes, countBytes);
      ofWebsites.push(cache);
      return (
        websiteId: number,
        key: string,
        build: Build<Value>,
        isGone: IsGone = () => false,
      ): Value | Promise<Value | undefined> => read(cache, `${websiteId} ${key}`, build, isGone);
    },
    /** Replaces a body by one with a better compression, unless the entry has another body by then. */
    improve: (
      websiteId: number,
      resource: PublicResource,
      body: CachedBody,
      encode: () => Promise<CachedBody>,
    ) => cacheOf(resource).improve(keyOf(websiteId, resource), body, encode),
    /** Calls the function after every change of what visitors read. */
    onInvalidate(listener: () => void): void {
      listeners.push(listener);
    },
    /** Must be called after the commit of every write that changes what visitors read. */
    invalidate(outdated: Outdated): void {
      for (const listener of listeners) listener();
      if (outdated === 'all') {
        for (const cache of [responses, scripts, images, ...ofWebsites]) cache.invalidateAll();
        return;
      }
      const websiteIds = [...outdated];
      for (const id of websiteIds) {
        for (const resource of resources) cacheOf(resource).invalidate(keyOf(id, resource));
        for (const cache of ofWebsites) cache.invalidateOf(id);
      }
      // Several websites may show the same image, so the database must check whether one still does.
      if (websiteIds.length > 0) images.invalidateAll();
    },
  };
}

interface Entry<Value> {
  body: Value;
  /** `true` after an invalidation. The entry stays cached, to be sent if its rows cannot be read. */
  isInvalid: boolean;
  /** `true` if the body is an invalidated one that is sent because its rows cannot be read. */
  isLast: boolean;
}

/** How long such a body is sent before the next attempt to read the rows. */
const lastResponseMs = 1000;

interface Building<Value> {
  body: Promise<Value | undefined>;
  /** Those who wait for it. */
  callers: IsGone[];
}

type SizedCache<Value extends Cached = CachedBody> = ReturnType<typeof createCache<Value>>;

function createCache<Value extends Cached>(maxBytes: number, countBytes: (value: Value) => number) {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => countBytes(body),
  });
  const builds = new Map<string, Building<Value>>();

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

  function findCurrent(key: string): Value | undefined {
    const entry = entries.get(key);
    if (entry === undefined || entry.isInvalid) return undefined;
    const { body, isLast } = entry;
    return !isLast && body.changesAt && body.changesAt <= Date.now() ? undefined : body;
  }

  return {
    find(key: string): Value | undefined {
      const body = findCurrent(key);
      return body?.compressLater ? undefined : body;
    },
    build(key: string, build: Build<Value>, isGone: IsGone): Promise<Value | undefined> {
      const shared = builds.get(key);
      if (shared !== undefined) {
        shared.callers.push(isGone);
        return shared.body;
      }
      let isLast = false;
      const callers = [isGone];
      const isNeeded = () => callers.some((isGone) => !isGone());
      const { compressLater } = findCurrent(key) ?? {};
      const encoding =
        (compressLater?.(isNeeded) as Promise<Value> | undefined) ??
        build(entries.peek(key)?.body, isNeeded);
      const building = encoding.catch((error: unknown) => {
        // While the database is unreachable, send visitors the last body.
        const last = entries.peek(key);
        if (last === undefined || !isTemporary(error)) throw error;
        isLast = true;
        return last.body;
      });
      builds.set(key, { body: building, callers });
      const end = (body?: Value) => {
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
    async improve(key: string, body: Value, encode: () => Promise<Value>) {
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
    /** Invalidates the entries whose keys begin with a website's id. */
    invalidateOf(websiteId: number): void {
      const start = `${websiteId} `;
      for (const [key, entry] of entries.entries()) {
        if (key.startsWith(start)) entry.isInvalid = true;
      }
      for (const key of builds.keys()) {
        if (key.startsWith(start)) builds.delete(key);
      }
    },
    invalidateAll(): void {
      for (const entry of entries.values()) entry.isInvalid = true;
      builds.clear();
    },
  };
}

/** The bytes of a body in all its encodings. */
export function countBytes({ identity, br, gzip }: CachedBody): number {
  // The library does not accept a size of 0.
  return Math.max(1, identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0));
}
