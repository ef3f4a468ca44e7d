import { LRUCache } from 'lru-cache';
import {
  imageCacheMaxBytes,
  responseCacheMaxBytes,
  scriptCacheMaxBytes,
} from '../config/server-limits.ts';
import { isTemporary } from '../db/storage-error.ts';
import type { CachedRead } from './cached-reads.ts';
import type { CachedBody } from './encode-body.ts';

export type PublicResource = 'faqs' | 'words' | 'livechat' | 'bot' | 'englishBot' | 'script';

/** @param last the body of the invalidated entry. `encodeBody` returns it if the new body is the same. */
type Build = (last: CachedBody | undefined) => Promise<CachedBody | undefined>;

/**
 * Visitors' responses, encoded once per change. When the cache is full, the least recently read entries are dropped.
 */
export interface ResponseCache {
  /** The cached body, or the result of `build`. Requests at the same time share one build. Undefined is not cached. */
  get(websiteId: number, resource: PublicResource, build: Build): Promise<CachedBody | undefined>;
  /** Returns the cached image of a FAQ, or the result of `build`. */
  getImage(name: string, build: Build): Promise<CachedBody | undefined>;
  /** Replaces a body by one with a better compression, unless the entry has another body by then. */
  improve(
    websiteId: number,
    resource: PublicResource,
    body: CachedBody,
    encode: () => Promise<CachedBody>,
  ): Promise<void>;
  /** The entry of an address, if its response is the same for every page. The address may have a query. */
  find(address: string): CachedRead | undefined;
  /** The entry of a script's address. Every page may read scripts. */
  findScript(address: string): CachedRead | undefined;
  /** Must be called after the commit of every write that changes what a website's visitors read. */
  invalidate(websiteId: number): void;
  /** Invalidates the entries of all websites. */
  invalidateAll(): void;
}

const addresses = {
  faqs: (websiteId: number) => `/faqs/${websiteId}`,
  words: (websiteId: number) => `/faqs/${websiteId}/words`,
  livechat: (websiteId: number) => `/websites/${websiteId}/livechat`,
  bot: (websiteId: number) => `/websites/${websiteId}/bot`,
  englishBot: (websiteId: number) => `/websites/${websiteId}/bot/en`,
  script: (websiteId: number) => `/faq-chatbot.js?website=${websiteId}`,
} as const;
const routes = {
  faqs: '/faqs/:websiteId',
  words: '/faqs/:websiteId/words',
  livechat: '/websites/:id/livechat',
  bot: '/websites/:id/bot',
  englishBot: '/websites/:id/bot/en',
  script: '/faq-chatbot.js',
} as const;
const resources = Object.keys(addresses) as PublicResource[];
const imagesFolder = '/faqs/image/';

export function createResponseCache(onLookUp?: (outcome: 'hit' | 'miss') => void): ResponseCache {
  const responses = createSizedCache(responseCacheMaxBytes);
  // Many scripts must not displace the FAQs: a script takes ten times as much memory.
  const scripts = createSizedCache(scriptCacheMaxBytes);
  const images = createSizedCache(imageCacheMaxBytes);

  const cacheOf = (resource: PublicResource) => (resource === 'script' ? scripts : responses);

  function count(entry: CachedRead | undefined): CachedRead | undefined {
    if (entry !== undefined) onLookUp?.('hit');
    return entry;
  }

  async function read(cache: SizedCache, address: string, route: string, build: Build) {
    const entry = cache.find(address);
    onLookUp?.(entry === undefined ? 'miss' : 'hit');
    return entry === undefined ? await cache.build(address, route, build) : entry.body;
  }

  return {
    get: (websiteId, resource, build) =>
      read(cacheOf(resource), addresses[resource](websiteId), routes[resource], build),
    getImage: (name, build) => read(images, imagesFolder + name, `${imagesFolder}:name`, build),
    improve: (websiteId, resource, body, encode) =>
      cacheOf(resource).improve(addresses[resource](websiteId), body, encode),
    find(address) {
      const query = address.indexOf('?');
      const path = query === -1 ? address : address.slice(0, query);
      const entry = (path.startsWith(imagesFolder) ? images : responses).find(path);
      return entry?.body.isPerCaller ? undefined : count(entry);
    },
    findScript: (address) => count(scripts.find(address)),
    invalidate(websiteId) {
      for (const resource of resources) {
        cacheOf(resource).invalidate(addresses[resource](websiteId));
      }
      // Several websites may show the same image, so the database must check whether one still does.
      images.invalidateAll();
    },
    invalidateAll() {
      for (const cache of [responses, scripts, images]) cache.invalidateAll();
    },
  };
}

interface Entry extends CachedRead {
  /** `true` after an invalidation. The entry stays cached, to be sent if its rows cannot be read. */
  isInvalid: boolean;
  /** `true` if the body is an invalidated one that is sent because its rows cannot be read. */
  isLast: boolean;
}

/** How long such a body is sent before the next attempt to read the rows. */
const lastResponseMs = 1000;

type SizedCache = ReturnType<typeof createSizedCache>;

function createSizedCache(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => countBytes(body),
  });
  const builds = new Map<string, Promise<CachedBody | undefined>>();

  /**
   * Invalidates an entry with `isLast` after a while: its body may be outdated, and no notification would invalidate
   * it.
   */
  function expire(address: string): void {
    setTimeout(() => {
      const entry = entries.peek(address);
      if (entry?.isLast) entry.isInvalid = true;
    }, lastResponseMs).unref();
  }

  return {
    find(address: string): CachedRead | undefined {
      const entry = entries.get(address);
      return entry?.isInvalid ? undefined : entry;
    },
    build(address: string, route: string, build: Build): Promise<CachedBody | undefined> {
      const shared = builds.get(address);
      if (shared !== undefined) return shared;
      let isLast = false;
      const building = build(entries.peek(address)?.body).catch((error: unknown) => {
        // While the database is unreachable, send visitors the last body.
        const last = entries.peek(address);
        if (last === undefined || !isTemporary(error)) throw error;
        isLast = true;
        return last.body;
      });
      builds.set(address, building);
      const end = (body?: CachedBody) => {
        // If the entry was invalidated while building, return the result to the waiting callers but do not cache it.
        if (builds.get(address) !== building) return;
        builds.delete(address);
        if (body === undefined) return void entries.delete(address);
        entries.set(address, { route, body, isInvalid: false, isLast });
        if (isLast) expire(address);
      };
      building.then(end, () => end());
      return building;
    },
    async improve(address: string, body: CachedBody, encode: () => Promise<CachedBody>) {
      if (entries.peek(address)?.body !== body) return;
      const better = await encode();
      const entry = entries.peek(address);
      if (entry?.body === body) entries.set(address, { ...entry, body: better });
    },
    invalidate(address: string): void {
      const entry = entries.peek(address);
      if (entry !== undefined) entry.isInvalid = true;
      builds.delete(address);
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
