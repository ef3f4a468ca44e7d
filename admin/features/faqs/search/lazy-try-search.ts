import { lazyDialog } from '../../../ui/lazy.tsx';

/** It has the bot's search. */
export const TrySearchDialog = lazyDialog(() =>
  import('./try-search-dialog.tsx').then((m) => m.TrySearchDialog),
);
