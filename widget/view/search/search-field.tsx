import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { childrenOf } from '../../flow/faq-tree.ts';
import type { FaqMatch, FaqSearch } from '../../flow/search/faq-search.ts';
import { asksForHuman, smallTalkOf } from '../../flow/search/small-talk.ts';
import { useChat } from '../chat-context.ts';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import { useFocusLoss } from '../panel/use-focus-loss.ts';
import { showField } from '../panel/use-panel-height.ts';
import { useUniqueId } from '../use-unique-id.ts';
import { SearchResults } from './search-results.tsx';
import { type Answer, noAnswer, useSearchReport } from './use-search-report.ts';

interface SearchFieldProps {
  faqs: readonly PublicFaq[];
  /** Undefined until the questions are indexed. */
  latest: FaqSearch | undefined;
  /** Whether it is above the first menu, with its results below it. */
  isOnTop: boolean;
  /** The visitor is about to search. */
  onNeed: () => void;
  onChoose: (id: number) => void;
  /** The visitor sent small talk. */
  onSay: (text: string) => void;
  /** Called if the field is removed while it has the focus. */
  onFocusLost: () => void;
}

/** Longer than a frame, in which the letter is painted. */
const frameMs = 20;

/** The search field: a combobox over the loaded FAQs. Nothing is sent while the visitor types. */
export function SearchField(props: SearchFieldProps) {
  const { faqs, latest, isOnTop, onNeed, onChoose, onSay, onFocusLost } = props;
  const { copy, store } = useChat();
  const listId = useUniqueId();
  const [typed, setTyped] = useState('');
  /** It follows the typed text after a paint, so that no letter waits for the search. */
  const [answer, setAnswer] = useState(noAnswer);
  const [activeAt, setActiveAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const { text, smallTalk, matches } = answer;
  const wanted = typed.trim();
  const active = matches[activeAt];
  const endSearch = useSearchReport(answer, latest);

  // Search words that arrive while results are shown must not move them. If nothing was found, they are used at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all that the answer depends on.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setAnswer(answerTo(wanted)), frameMs);
    return () => clearTimeout(timer);
  }, [typed, faqs, matches[0] ? !latest : latest]);

  useFocusLoss(box, onFocusLost);

  function answerTo(text: string): Answer {
    if (!text || !latest) return noAnswer;
    const talk = smallTalkOf(text);
    const smallTalk = talk === 'human' ? undefined : talk;
    const matches = smallTalk ? topTier(faqs) : latest(text);
    return { text, isSearch: !talk, smallTalk, matches };
  }

  function type(text: string): void {
    setTyped(text);
    // Words that are deleted or replaced end the search at once.
    if (!text[1]) setAnswer(noAnswer);
    // For small talk, Enter chooses a question only after an arrow key.
    setActiveAt(smallTalkOf(text) ? -1 : 0);
  }

  function choose(id: number, from = answer): void {
    endSearch(id, from);
    type('');
    onChoose(id);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      const from = activeAt < 0 && step < 0 ? 0 : activeAt;
      setActiveAt((from + step + matches.length) % matches.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // A fast visitor presses Enter before the results of the last letter.
      const current = text === wanted ? answer : answerTo(wanted);
      const active = current.matches[activeAt];
      if (active) choose(active.faq.id, current);
      else if (current.smallTalk) {
        onSay(wanted);
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

  const results = text && (
    <SearchResults
      id={listId}
      text={text}
      matches={matches}
      smallTalk={smallTalk}
      isHumanAsked={asksForHuman(text)}
      activeAt={activeAt}
      onChoose={choose}
      onAsk={() => type('')}
    />
  );

  return (
    <div ref={box} className={isOnTop ? 'ask on-top' : 'ask'}>
      {!isOnTop && results}
      <div className="ask-field">
        <SearchIcon />
        <input
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
          onFocus={({ currentTarget }) => {
            onNeed();
            store.send({ type: 'search-focused' });
            showField(currentTarget);
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
      {isOnTop && results}
    </div>
  );
}

/** The questions to show for small talk. */
function topTier(faqs: readonly PublicFaq[]): FaqMatch[] {
  return childrenOf(faqs, null).map((faq) => ({ faq, isSure: true, score: 1 }));
}
