import { useRef, useState } from 'react';
import { menuOf } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { type ChosenOption, Conversation } from '../conversation/conversation.tsx';
import { SearchField } from '../search/search-field.tsx';
import { SearchPlaceholder } from '../search/search-placeholder.tsx';
import { useFaqSearch } from '../search/use-faq-search.ts';
import { Announcements } from './announcements.tsx';
import { HomeGreeting } from './home-greeting.tsx';
import { PanelHeader } from './panel-header.tsx';

/** What a panel shows: the header, the conversation, and the search field, which is above the first menu or at the foot. */
export function PanelContent({ onClose }: { onClose?: () => void }) {
  const { store, state } = useChat();
  const { faqs, faqStatus, words } = state;
  const menu = menuOf(state);
  const isHome = !menu.actions[0];
  const scroller = useRef<HTMLDivElement>(null);
  const chosen = useRef<ChosenOption>(undefined);
  const [isSearchNeeded, setSearchNeeded] = useState(false);
  // Not in the field, which is created again at its other place.
  const search = useFaqSearch(faqs, words === 'loading' ? null : words, isSearchNeeded);

  /** The used button or field will be removed. Without this, the focus would leave the panel. */
  function keepFocus(): void {
    scroller.current?.focus({ preventScroll: true });
  }

  function choose(id: number, option?: Element): void {
    if (id > 0) chosen.current = { box: option?.getBoundingClientRect() };
    store.send({ type: 'option-chosen', id });
    keepFocus();
  }

  function say(text: string): void {
    store.send({ type: 'small-talk-sent', text });
    keepFocus();
  }

  function retry(): void {
    store.send({ type: 'retry-chosen' });
    keepFocus();
  }

  const field = menu.canAsk && (
    <SearchField
      faqs={faqs}
      latest={search}
      isOnTop={isHome}
      onNeed={() => setSearchNeeded(true)}
      onChoose={choose}
      onSay={say}
      onFocusLost={keepFocus}
    />
  );

  return (
    <>
      <PanelHeader actions={menu.actions} onChoose={choose} onClose={onClose} />
      <Announcements onFocusLost={keepFocus} />
      {isHome && <HomeGreeting />}
      {isHome && (field || (faqStatus === 'loading' && <SearchPlaceholder />))}
      <Conversation
        menu={menu}
        scroller={scroller}
        chosen={chosen}
        onChoose={choose}
        onRetry={retry}
      />
      {!isHome && field}
    </>
  );
}
