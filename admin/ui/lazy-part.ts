import { type ComponentType, createElement, lazy, useState } from 'react';
import { latePart } from './late-part.ts';

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches its code, for whoever will soon want it. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * `lazy`, but what has been fetched by the time it is wanted is shown at once: `lazy` alone would show the fallback
 * even then, and React keeps a fallback for three tenths of a second.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = latePart(fetchPart);
  const Later = lazy(async () => ({ default: await part.load() }));
  function Part(props: Props) {
    // What is shown stays the same component, or it would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => part.loaded ?? Later);
    return createElement(Shown, props);
  }
  return { Part, load: part.load };
}
