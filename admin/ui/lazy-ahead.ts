import { type ComponentType, lazy } from 'react';

const parts = new Set<() => Promise<unknown>>();

/** `lazy`, for what a press opens: its code is also fetched ahead of the press, see `FetchAhead`. */
export function lazyAhead<Props>(load: () => Promise<ComponentType<Props>>) {
  parts.add(load);
  return lazy(async () => ({ default: await load() }));
}

/** Fetches what the pages seen so far may open. */
export async function fetchLazyParts(): Promise<void> {
  const loads = [...parts].map(async (load) => {
    await load();
    parts.delete(load);
  });
  await Promise.all(loads);
}
