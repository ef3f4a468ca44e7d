import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { childrenOf } from '../../flow/faq-tree.ts';
import type { FaqMatch } from '../../flow/search/faq-search.ts';
import { asksForHuman, smallTalkOf } from '../../flow/search/small-talk.ts';
import { useChat } from '../chat-context.ts';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import { SearchResults } from './search-results.tsx';
import { useFaqSearch } from './use-faq-search.ts';
import { useSearchReport } from './use-search-report.ts';

interface SearchFieldProps {
  faqs: readonly PublicFaq[];
  onChoose: (id: number) => void;
  /** The visitor sent small talk. */
  onSay: (text: string) => void;
}

/** The search field: a combobox over the loaded FAQs. Nothing is sent while the visitor types. */
export function SearchField({ faqs, onChoose, onSay }: SearchFieldProps) {
  const { copy, store, state } = useChat();
  const listId = useId();
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const [activeAt, setActiveAt] = useState(0);
  const latest = useFaqSearch(faqs, state.words, isNeeded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: search words that arrive while results are shown must not move them.
  const search = useMemo(() => latest, [typed, faqs, !latest]);
  const isAsked = typed.trim() !== '' && search !== undefined;
  const talk = isAsked ? smallTalkOf(typed) : undefined;
  const smallTalk = talk === 'human' ? undefined : talk;
  const found = !isAsked ? [] : smallTalk ? topTier(faqs) : search(typed);
  // If nothing was found, use the new search at once: there are no results that could move.
  const matches = found[0] || !isAsked ? found : (latest || search)(typed);
  const active = matches[activeAt];
  const isSearch = isAsked && !talk;
  const endSearch = useSearchReport(typed.trim(), latest, isSearch ? matches : undefined);

  function type(text: string): void {
    setTyped(text);
    // For small talk, Enter chooses a question only after an arrow key.
    setActiveAt(smallTalkOf(text) ? -1 : 0);
  }

  function choose(id: number): void {
    endSearch(id);
    type('');
    onChoose(id);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      const from = activeAt < 0 && step < 0 ? 0 : activeAt;
      setActiveAt((from + step + matches.length) % matches.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (active) choose(active.faq.id);
      else if (smallTalk) {
        onSay(typed.trim());
        type('');
      }
      // Focus the button for a human. Browsers open a tab only when the button itself is pressed.
      else
        event.currentTarget
          .closest('.ask')
          ?.querySelector<HTMLElement>('.results .secondary')
          ?.focus();
    } else if (event.key === 'Escape' && typed !== '') {
      type('');
      // The first Escape clears the text, the second one closes the panel.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={typed === '' ? 'ask' : 'ask asked'}>
      {isAsked && (
        <SearchResults
          id={listId}
          matches={matches}
          smallTalk={smallTalk}
          isHumanAsked={asksForHuman(typed)}
          activeAt={activeAt}
          onChoose={choose}
          onAsk={() => type('')}
        />
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
          onFocus={() => {
            setNeeded(true);
            store.send({ type: 'search-focused' });
          }}
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

/** The questions to show for small talk. */
function topTier(faqs: readonly PublicFaq[]): FaqMatch[] {
  return childrenOf(faqs, null).map((faq) => ({ faq, isSure: true }));
}
