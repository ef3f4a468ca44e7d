import { useEffect, useRef, useState } from 'react';
import { parseAnswer } from '../../../api/contract/texts/answer-markup.ts';
import { menuOf } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { Conversation } from '../conversation/conversation.tsx';
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
  const { chosenId, faqs, words } = state;
  /** The question whose answer was painted. What would delay an answer is rendered in the frame after it. */
  const [paintedId, setPaintedId] = useState(chosenId);
  const menu = menuOf(state);
  const isHome = !menu.actions[0];
  const scroller = useRef<HTMLDivElement>(null);
  const chosenAtMs = useRef(0);
  const [isSearchNeeded, setSearchNeeded] = useState(false);
  // Not in the field, which is created again at its other place.
  const search = useFaqSearch(faqs, words === 'loading' ? null : words, isSearchNeeded);

  useEffect(() => {
    setPaintedId(chosenId);
    // The first use compiles the expressions: not when the first answer is to be shown.
    parseAnswer('');
  }, [chosenId]);

  /** The used button or field will be removed. Without this, the focus would leave the panel. */
  function keepFocus(): void {
    scroller.current?.focus({ preventScroll: true });
  }

  function choose(id: number): void {
    if (id > 0) chosenAtMs.current = performance.now();
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
        isPainted={paintedId === chosenId}
        scroller={scroller}
        chosenAtMs={chosenAtMs}
        onChoose={choose}
        onRetry={retry}
      />
      {!isHome && (paintedId || !chosenId) && field}
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
