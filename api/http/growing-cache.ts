import { LRUCache } from 'lru-cache';

/**
 * A cache of the `max` entries that were used last. It grows with its entries: with lru-cache's own `max`, it would
 * allocate room for all of them when it is created.
 */
export function createGrowingCache<
  Key extends object | string | number,
  Value extends object | true,
>(max: number): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: max, sizeCalculation: () => 1 });
}
