import { type KeyboardEvent, useId, useState } from 'react';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { useChat } from './chat-context.ts';
import { CloseIcon, SearchIcon } from './icons.tsx';
import { SearchResults } from './search-results.tsx';
import { useFaqSearch } from './use-faq-search.ts';

interface SearchFieldProps {
  faqs: readonly PublicFaq[];
  onChoose: (id: number) => void;
}

/** The search: a combobox over the FAQs, which needs no request. */
export function SearchField({ faqs, onChoose }: SearchFieldProps) {
  const { copy } = useChat();
  const listId = useId();
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const [activeAt, setActiveAt] = useState(0);
  const search = useFaqSearch(faqs, isNeeded);
  const isAsked = typed.trim() !== '' && search !== undefined;
  const matches = isAsked ? search(typed) : [];
  const active = matches[activeAt];

  function type(text: string): void {
    setTyped(text);
    setActiveAt(0);
  }

  function choose(id: number): void {
    type('');
    onChoose(id);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      setActiveAt((activeAt + step + matches.length) % matches.length);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      choose(active.faq.id);
    } else if (event.key === 'Escape' && typed !== '') {
      type('');
      // Escape clears the text first; a second Escape closes the panel.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={typed === '' ? 'ask' : 'ask asked'}>
      {isAsked && (
        <SearchResults id={listId} matches={matches} activeAt={activeAt} onChoose={choose} />
      )}
      <div className="ask-field">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={copy.ask.label}
          aria-expanded={matches.length > 0}
          aria-controls={matches.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}${activeAt}`}
          placeholder={copy.ask.placeholder}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          onFocus={() => setNeeded(true)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={handleKey}
        />
        {typed !== '' && (
          <button
            type="button"
            className="clear"
            aria-label={copy.ask.clear}
            onClick={({ currentTarget }) => {
              type('');
              currentTarget.parentElement?.querySelector('input')?.focus();
            }}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  );
}
