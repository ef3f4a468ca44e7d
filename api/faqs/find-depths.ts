/**
 * The level of each key, 1 for the top tier, and `Infinity` for keys in or below a circle.
 *
 * @param parentOf every key's parent; `null` means the top tier.
 */
export function findDepths<Key>(parentOf: ReadonlyMap<Key, Key | null>): Map<Key, number> {
  const depths = new Map<Key, number>();
  for (const start of parentOf.keys()) {
    const way: Key[] = [];
    const onWay = new Set<Key>();
    let key: Key | null = start;
    while (key !== null && !depths.has(key) && !onWay.has(key)) {
      way.push(key);
      onWay.add(key);
      key = parentOf.get(key) ?? null;
    }
    let depth = key === null ? 0 : (depths.get(key) ?? Number.POSITIVE_INFINITY);
    for (const passed of way.toReversed()) {
      depth += 1;
      depths.set(passed, depth);
    }
  }
  return depths;
}
