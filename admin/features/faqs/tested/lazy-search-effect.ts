import { lazyPart } from '../../../ui/lazy.tsx';

/** It has the bot's search. */
export const LazySearchEffect = lazyPart(() =>
  import('./search-effect.tsx').then((m) => m.SearchEffect),
);
