import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { isApple } from '../../data/is-apple.ts';

interface SearchFieldProps extends ComponentProps<'input'> {
  'aria-expanded': boolean;
}

export function SearchField({ 'aria-expanded': isOpen, ...rest }: SearchFieldProps) {
  return (
    // A label, because on a phone there is hardly more than the icon to click.
    <label className="flex h-10 w-full items-center gap-2 overflow-hidden rounded-control border border-control bg-surface pr-2 pl-3 text-muted transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted coarse:h-11">
      <Search aria-hidden size={16} className="shrink-0" />
      <input
        {...rest}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-label={shellCopy.searchLabel}
        placeholder={shellCopy.searchHint}
        autoComplete="off"
        spellCheck={false}
        className="h-full min-w-0 flex-1 bg-transparent text-14 text-text outline-none coarse:text-16"
      />
      <kbd
        aria-hidden
        className="hidden shrink-0 rounded-control border border-line bg-canvas px-1.5 font-sans text-12 md:block coarse:hidden"
      >
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </label>
  );
}
