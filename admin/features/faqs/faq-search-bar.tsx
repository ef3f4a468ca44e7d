import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { faqFilters, searchMaxLength } from '../../../api/contract/faq-search.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { useShortcut } from '../../data/shortcuts.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

/** Nobody waits for this, and most words are typed whole in it. */
const typingMs = 250;

interface FaqSearchBarProps {
  /** How many FAQs were found. */
  status: string;
  /** Further actions of the search. */
  children?: ReactNode;
}

/** The search field and the filters above the FAQ list. */
export function FaqSearchBar({ status, children }: FaqSearchBarProps) {
  const { q, filters } = useFaqSearch();
  const change = useFaqSearchChange();
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus());

  // The URL changed for another reason: a link, or Back.
  const sent = useRef(q);
  useEffect(() => {
    if (q !== sent.current) setTyped(q);
    sent.current = q;
  }, [q]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      change({ q: typed });
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed, change]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows <search> yet.
    <div
      role="search"
      aria-label={copy.search}
      className="flex min-w-0 basis-full flex-wrap items-center gap-2 pb-1"
    >
      <div className="flex h-10 min-w-0 flex-1 basis-64 items-center rounded-control border border-control bg-surface pl-3 text-muted transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted coarse:h-11">
        <Search aria-hidden size={16} className="shrink-0" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={copy.search}
          aria-keyshortcuts="/"
          placeholder={copy.search}
          maxLength={searchMaxLength}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTyped('');
          }}
          className="h-full min-w-0 flex-1 truncate bg-transparent px-2 text-14 text-text outline-none coarse:text-16"
        />
        {typed !== '' && (
          <IconButton
            label={copy.clearSearch}
            icon={<X aria-hidden size={16} />}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className="flex max-w-full gap-2 overflow-x-auto coarse:py-1.5">
        {faqFilters.map((filter) => {
          const isOn = filters.includes(filter);
          return (
            <button
              key={filter}
              type="button"
              aria-pressed={isOn}
              onClick={() =>
                change({
                  filters: isOn ? filters.filter((each) => each !== filter) : [...filters, filter],
                })
              }
              className={classNames(
                'touch-target h-8 shrink-0 rounded-full border px-3 text-13 transition-colors focus-visible:-outline-offset-2',
                isOn
                  ? 'border-accent-text bg-accent-soft font-medium text-accent-text'
                  : 'border-control text-muted hover:bg-hover hover:text-text',
              )}
            >
              {copy.filters[filter]}
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <p role="status" className="text-13 text-muted">
          {status}
        </p>
        {children}
      </div>
    </div>
  );
}
