import { createElement } from 'react';
import { useIsLibrary } from '../../../data/websites/shared-library.ts';
import { lazyPart } from '../../../ui/lazy.tsx';
import type { SearchEffectProps } from './search-effect.tsx';

/** It has the bot's search. */
const SearchEffect = lazyPart(() => import('./search-effect.tsx').then((m) => m.SearchEffect));

/** What a write changes for the questions of visitors; nothing in the library, which has none. */
export function LazySearchEffect(props: SearchEffectProps) {
  return !useIsLibrary(props.websiteId) && createElement(SearchEffect, props);
}
