import { useLayoutEffect, useRef } from 'react';
import { liveAgentItemId, menuOf } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { SearchField } from '../search/search-field.tsx';
import { HandoverCard } from '../ways/handover-card.tsx';
import { ActionBar } from './action-bar.tsx';
import { LoadState } from './load-state.tsx';
import { MessageList } from './message-list.tsx';
import { OptionMenu } from './option-menu.tsx';

/** Space between the top edge and the message that is scrolled to. */
const scrollMarginPx = 12;

/** Everything below the header: messages, choices, search and actions. */
export function Conversation() {
  const { store, copy, state } = useChat();
  const { messages, faqStatus } = state;
  const menu = menuOf(state);
  const hasAgent = menu.actions.includes(liveAgentItemId);
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef(messages);

  useLayoutEffect(() => {
    // A restored conversation starts at its latest question or result.
    const types = messages.map(({ type }) => type);
    const seenCount = seen.current.length;
    const from = Math.max(
      messages.length > seenCount ? seenCount : 0,
      types.lastIndexOf('user'),
      types.lastIndexOf('check'),
      types.lastIndexOf('ways'),
    );
    const isNew = messages.length === 0 && seenCount === 0;
    const isAsked = types[from] === 'ways' && messages !== seen.current;
    seen.current = messages;
    // Without messages there is nothing to scroll to, and reading offsets would force a layout.
    if (isNew) return;
    // Scroll in the next frame, which computes the layout anyway. Scrolling now would delay the response to the tap.
    const frame = requestAnimationFrame(() => {
      const box = scroller.current;
      if (box === null) return;
      const first = box.querySelector<HTMLElement>(`[data-message="${from}"]`);
      scrollTo(box, first);
      // Move the focus, so that Tab reaches the new choices next and not those of earlier steps.
      if (isAsked || box.matches(':focus')) first?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [messages]);

  function choose(id: number): void {
    store.send({ type: 'option-chosen', id });
    // The chosen button will be removed. Without this, the focus would leave the panel.
    scroller.current?.focus({ preventScroll: true });
  }

  function say(text: string): void {
    store.send({ type: 'small-talk-sent', text });
    scroller.current?.focus({ preventScroll: true });
  }

  function retry(): void {
    store.send({ type: 'retry-chosen' });
    scroller.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable for keyboard users. */}
      <section ref={scroller} className="conversation" aria-label={copy.messages} tabIndex={0}>
        <MessageList messages={messages} onChoose={choose} />
        {faqStatus === 'ready' && menu.options.length > 0 ? (
          <OptionMenu menu={menu} onChoose={choose} />
        ) : (
          state.chosenId === null && <LoadState onRetry={retry} />
        )}
        {state.isHandoverOffered && !hasAgent && <HandoverCard />}
        <p className="unseen" aria-live="polite">
          {faqStatus === 'ready' && menu.options.length > 0 && (
            // Use a new element for each menu: screen readers do not repeat an unchanged text.
            <span key={`${state.chosenId}`}>{`${menu.options.length} ${copy.choices}`}</span>
          )}
        </p>
      </section>
      <div className={hasAgent ? 'foot agent' : 'foot'}>
        {menu.canAsk && <SearchField faqs={state.faqs} onChoose={choose} onSay={say} />}
        {menu.actions.length > 0 && <ActionBar actions={menu.actions} onChoose={choose} />}
      </div>
    </>
  );
}

/** Scrolls to the top of the new messages, because a long answer is read from its beginning. */
function scrollTo(box: HTMLElement, first: HTMLElement | null): void {
  const panel = box.parentElement as HTMLElement;
  let top = first ? first.offsetTop - scrollMarginPx : 0;
  // If a form follows, its title must be visible.
  const title =
    first &&
    box.querySelector<HTMLElement>(`[data-message="${first.dataset.message}"] ~ form .check-title`);
  if (title) {
    const room = Math.min(box.clientHeight, panel.clientHeight - box.offsetTop);
    top = Math.max(top, title.offsetTop + title.offsetHeight + scrollMarginPx - room);
  }
  (panel.dataset.height === 'short' ? panel : box).scrollTop = top;
}
