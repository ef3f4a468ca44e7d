import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';

const parts = new Set<() => Promise<unknown>>();

/** `lazyPart`, for what a press opens: its code is also fetched ahead of the press, see `FetchAhead`. */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(load);
  parts.add(part.load);
  return part.Part;
}

/** Fetches what the pages seen so far may open. */
export async function fetchLazyParts(): Promise<void> {
  const loads = [...parts].map(async (load) => {
    await load();
    parts.delete(load);
  });
  await Promise.all(loads);
}
