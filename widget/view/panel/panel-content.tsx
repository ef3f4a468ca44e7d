import { useRef, useState } from 'react';
import { menuOf } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { type ChosenOption, Conversation } from '../conversation/conversation.tsx';
import { SearchField } from '../search/search-field.tsx';
import { useFaqSearch } from '../search/use-faq-search.ts';
import { useHoursLine } from '../ways/use-hours-line.ts';
import { Announcements } from './announcements.tsx';
import { PanelHeader } from './panel-header.tsx';

/** A longer greeting is shown in smaller letters. */
const shortGreeting = 90;

interface PanelContentProps {
  /** The panel's id. `${id}hint` and `${id}notices` describe it. */
  id?: string;
  onClose?: () => void;
}

/** What a panel shows: the header, the conversation, and the search field, which is above the first menu or at the foot. */
export function PanelContent({ id = '', onClose }: PanelContentProps) {
  const { store, state } = useChat();
  const { faqs, words } = state;
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
      {isHome && <HomeGreeting id={`${id}hint`} />}
      {isHome && field}
      <Announcements id={`${id}notices`} onFocusLost={keepFocus} />
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

/** The greeting above the first menu, and until when or from when people can be reached. */
function HomeGreeting({ id }: { id: string }) {
  const { copy, settings, state } = useChat();
  const { hint } = copy[settings.mode];
  const hours = useHoursLine();
  // Without questions there is no field to ask in.
  if (state.faqStatus === 'failed' || state.faqStatus === 'refused') return null;
  return (
    <div id={id} className="hero">
      <p className={hint.length > shortGreeting ? undefined : 'greeting'}>{hint}</p>
      {hours && <p className="hours">{hours}</p>}
    </div>
  );
}
