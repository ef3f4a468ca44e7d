import { useLayoutEffect, useRef } from 'react';
import { menuOf } from '../flow/menu.ts';
import { useChat } from './chat-context.ts';
import { HandoverCard } from './handover-card.tsx';
import { LoadState } from './load-state.tsx';
import { MessageList } from './message-list.tsx';
import { OptionMenu } from './option-menu.tsx';
import { SearchField } from './search-field.tsx';
import { WayBar } from './way-bar.tsx';

/** Air between the top edge and the message that was scrolled to. */
const scrollMarginPx = 12;

/** Everything below the header: what was said, what can be chosen, and the ways out. */
export function Conversation() {
  const { store, copy, state } = useChat();
  const { messages, faqStatus } = state;
  const menu = menuOf(state);
  const scroller = useRef<HTMLDivElement>(null);
  const seenCount = useRef(0);

  useLayoutEffect(() => {
    // A conversation that was there before, or came back, is taken up at its last question or result.
    const types = messages.map(({ type }) => type);
    const from = Math.max(
      messages.length > seenCount.current ? seenCount.current : 0,
      types.lastIndexOf('user'),
      types.lastIndexOf('check'),
    );
    const isNew = messages.length === 0 && seenCount.current === 0;
    seenCount.current = messages.length;
    // Nothing was said yet, so there is nothing to scroll to: asking would lay out the opening panel once more.
    if (isNew) return;
    // With the next frame, which lays out the page in any case: now, that would lengthen the tap.
    const frame = requestAnimationFrame(() => {
      const first = scroller.current?.querySelector<HTMLElement>(`[data-message="${from}"]`);
      // The top of what is new, not its end: a long answer is read from its beginning.
      if (scroller.current) {
        scroller.current.scrollTop = first ? first.offsetTop - scrollMarginPx : 0;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [messages]);

  function choose(id: number): void {
    store.send({ type: 'option-chosen', id });
    // The chosen button is about to go, and the focus would fall out of the panel with it.
    scroller.current?.focus({ preventScroll: true });
  }

  function retry(): void {
    store.send({ type: 'retry-chosen' });
    scroller.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard. */}
      <section ref={scroller} className="conversation" aria-label={copy.messages} tabIndex={0}>
        <MessageList messages={messages} />
        {faqStatus === 'ready' && menu.options.length > 0 ? (
          <OptionMenu options={menu.options} onChoose={choose} />
        ) : (
          state.chosenId === null && <LoadState onRetry={retry} />
        )}
        {state.isHandoverOffered && <HandoverCard />}
      </section>
      {menu.canAsk && <SearchField faqs={state.faqs} onChoose={choose} />}
      {menu.ways.length > 0 && <WayBar ways={menu.ways} onChoose={choose} />}
    </>
  );
}
