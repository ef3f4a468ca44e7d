import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellCopy } from '../copy/shell.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the search looks, around its input. On phones the focused search takes the header's whole width. */
export function SearchFrame({ children }: { children: ReactNode }) {
  return (
    <div className="group flex h-10 max-w-80 min-w-0 flex-1 items-center gap-2 rounded-control border border-control bg-surface pr-2 pl-3 text-muted transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted max-md:focus-within:absolute max-md:focus-within:inset-x-4 max-md:focus-within:z-10 max-md:focus-within:max-w-none coarse:h-11">
      <Search aria-hidden size={16} className="shrink-0" />
      {children}
      <kbd
        aria-hidden
        className="hidden shrink-0 rounded-control border border-line bg-canvas px-1.5 font-sans text-12 text-muted md:block coarse:hidden"
      >
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </div>
  );
}

export function SearchPlaceholder() {
  return (
    <SearchFrame>
      <span className="min-w-0 flex-1 truncate text-14">{shellCopy.searchHint}</span>
    </SearchFrame>
  );
}
