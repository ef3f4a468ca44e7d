import { LRUCache } from 'lru-cache';
import { answerCacheMaxBytes, imageCacheMaxBytes } from '../contract/limits.ts';
import type { CachedRead } from './cached-reads.ts';
import type { PreparedBody } from './prepare-body.ts';

export type PublicAnswer = 'faqs' | 'livechat';

type Build = () => Promise<PreparedBody | undefined>;

/** What visitors read, prepared once per change; what was read least lately goes when there is no more room. */
export interface AnswerCache {
  /** The kept answer, or `build`'s; callers at the same time share one build. Undefined is not kept. */
  get(websiteId: number, answer: PublicAnswer, build: Build): Promise<PreparedBody | undefined>;
  /** The same for an image that some FAQ shows. */
  getImage(name: string, build: Build): Promise<PreparedBody | undefined>;
  /** What is kept for this address. */
  find(address: string): CachedRead | undefined;
  /** To be called after the commit of every write that changes what a website's visitors read. */
  forget(websiteId: number): void;
}

const addresses = {
  faqs: (websiteId: number) => `/faqs/${websiteId}`,
  livechat: (websiteId: number) => `/websites/${websiteId}/livechat`,
} as const;
const routes = { faqs: '/faqs/:websiteId', livechat: '/websites/:id/livechat' } as const;
const imagesFolder = '/faqs/image/';

export function createAnswerCache(onLookUp?: (outcome: 'kept' | 'built') => void): AnswerCache {
  const answers = createShelf(answerCacheMaxBytes);
  const images = createShelf(imageCacheMaxBytes);

  async function read(shelf: Shelf, address: string, route: string, build: Build) {
    const kept = shelf.find(address);
    onLookUp?.(kept === undefined ? 'built' : 'kept');
    return kept === undefined ? await shelf.build(address, route, build) : kept.prepared;
  }

  return {
    get: (websiteId, answer, build) =>
      read(answers, addresses[answer](websiteId), routes[answer], build),
    getImage: (name, build) => read(images, imagesFolder + name, `${imagesFolder}:name`, build),
    find(address) {
      const kept = (address.startsWith(imagesFolder) ? images : answers).find(address);
      if (kept !== undefined) onLookUp?.('kept');
      return kept;
    },
    forget(websiteId) {
      for (const addressOf of Object.values(addresses)) answers.drop(addressOf(websiteId));
      // Two websites may show the same image, and whether one still does only the database knows.
      images.clear();
    },
  };
}

type Shelf = ReturnType<typeof createShelf>;

function createShelf(maxBytes: number) {
  const kept = new LRUCache<string, CachedRead>({
    maxSize: maxBytes,
    sizeCalculation: ({ prepared }) => countBytes(prepared),
  });
  const underWay = new Map<string, Promise<PreparedBody | undefined>>();

  return {
    find: (address: string) => kept.get(address),
    build(address: string, route: string, build: Build): Promise<PreparedBody | undefined> {
      const shared = underWay.get(address);
      if (shared !== undefined) return shared;
      const building = build();
      underWay.set(address, building);
      const end = (prepared?: PreparedBody) => {
        // A build from before a change reaches those who wait for it, and nobody later.
        if (underWay.get(address) !== building) return;
        underWay.delete(address);
        if (prepared !== undefined) kept.set(address, { route, prepared });
      };
      building.then(end, () => end());
      return building;
    },
    drop(address: string): void {
      kept.delete(address);
      underWay.delete(address);
    },
    clear(): void {
      kept.clear();
      underWay.clear();
    },
  };
}

function countBytes({ identity, br, gzip }: PreparedBody): number {
  // An empty list has bytes too, but the library wants at least one in any case.
  return Math.max(1, identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0));
}
