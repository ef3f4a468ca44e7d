import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { searchMaxLength } from '../../../api/contract/limits.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useShortcut } from '../../data/shortcuts.ts';
import { IconButton } from '../icon-button.tsx';
import { TextLength } from './text-length.tsx';

/** Most words are typed completely within this time, and it is too short to be noticed. */
const typingMs = 250;

interface SearchInputProps {
  label: string;
  /** The current search, from the URL. */
  q: string;
  /** Called shortly after the last key press. */
  onSearch: (q: string) => void;
  /** Whether it has the focus when the page opens. */
  startsFocused?: boolean | undefined;
  /** Called with the typed text when the arrow down key leaves the field for the list. */
  onEnterList?: ((q: string) => void) | undefined;
}

/** The search field above a list. The key `/` focuses it. */
export function SearchInput({
  label,
  q,
  onSearch,
  startsFocused = false,
  onEnterList,
}: SearchInputProps) {
  const [typed, setTyped] = useState(q);
  const { length } = typed.trim();
  const isTooLong = length > searchMaxLength;
  const input = useRef<HTMLInputElement>(null);
  // Selected, so that the next words replace the last ones.
  useShortcut('/', () => {
    input.current?.focus();
    input.current?.select();
  });
  useEffect(() => {
    if (startsFocused) input.current?.focus({ preventScroll: true });
  }, [startsFocused]);

  // The search that the field sent last. If the URL has another one, it was changed by a link or by Back.
  const sent = useRef(q);
  useEffect(() => {
    if (q.trim() !== sent.current.trim()) setTyped(q);
    sent.current = q;
  }, [q]);

  useEffect(() => {
    if (isTooLong || typed.trim() === sent.current.trim()) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSearch(typed);
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed, isTooLong, onSearch]);

  return (
    <div className="flex h-10 min-w-0 flex-1 basis-64 items-center rounded-control border border-control bg-surface pl-3 text-muted transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted coarse:h-11">
      <Search aria-hidden size={16} className="shrink-0" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        aria-invalid={isTooLong || undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
          if (event.key !== 'ArrowDown' || !onEnterList || isTooLong) return;
          event.preventDefault();
          if (typed.trim() !== sent.current.trim()) {
            sent.current = typed;
            onSearch(typed);
          }
          onEnterList(typed);
        }}
        className="h-full min-w-0 flex-1 truncate bg-transparent px-2 text-14 text-text outline-none coarse:text-16"
      />
      <TextLength length={length} max={searchMaxLength} />
      {typed !== '' && (
        <IconButton
          label={uiCopy.clearSearch}
          Icon={X}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
