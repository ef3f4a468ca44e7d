import { type RefObject, useLayoutEffect, useRef } from 'react';
import { liveAgentItemId, type Menu } from '../../flow/menu.ts';
import { areWaysShown } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { HandoverCard } from '../ways/handover-card.tsx';
import { EndOptions } from './end-options.tsx';
import { LoadState } from './load-state.tsx';
import { MessageList } from './message-list.tsx';
import { OptionMenu } from './option-menu.tsx';

/** A phone that needs longer for an answer shows it without motion. */
const slowMs = 50;
/** Space between the top edge and the message that is scrolled to. */
const scrollMarginPx = 7;

interface ConversationProps {
  menu: Menu;
  /** Whether the latest answer was painted. Its vote follows then. */
  isPainted: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  /** When the visitor has just chosen a question, by `performance.now()`; else 0. */
  chosenAtMs: RefObject<number>;
  onChoose: (id: number) => void;
  onRetry: () => void;
}

/** The messages, and what the visitor can choose next. */
export function Conversation(props: ConversationProps) {
  const { menu, isPainted, scroller, chosenAtMs, onChoose, onRetry } = props;
  const { copy, state } = useChat();
  const { messages, faqStatus } = state;
  const { privacy } = state.bot;
  const isHome = !menu.actions[0];
  const hasOptions = faqStatus === 'ready' && menu.options.length > 0;
  const isEnd = menu.actions.includes(liveAgentItemId);
  const isAsking = areWaysShown(state);
  const handover = state.isHandoverOffered && !isEnd && !isAsking && <HandoverCard />;
  // After ‘No’ below an answer, a human comes before more questions.
  const isHumanFirst = state.votes[state.chosenId as number] === false;
  const said =
    state.handover.status === 'opening'
      ? copy.status.opening
      : hasOptions && `${menu.options.length} ${copy.choices}`;
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
      // Last, because it changes styles: moving the focus would compute them at once.
      const atMs = chosenAtMs.current;
      if (atMs && performance.now() - atMs < slowMs) showDots(box, first);
      chosenAtMs.current = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [messages, scroller, chosenAtMs]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable for keyboard users.
    <section ref={scroller} className="conversation" aria-label={copy.messages} tabIndex={0}>
      <MessageList messages={messages} isPainted={isPainted} isHome={isHome} onChoose={onChoose} />
      {isHumanFirst && handover}
      {hasOptions ? (
        <OptionMenu menu={menu} onChoose={onChoose} />
      ) : (
        state.chosenId === null && !isAsking && <LoadState onRetry={onRetry} />
      )}
      {isEnd && <EndOptions onChoose={onChoose} />}
      {!isHumanFirst && handover}
      {isHome && privacy && (
        <a className="privacy" href={privacy.url} target="_blank" rel="noopener noreferrer">
          {privacy.label || copy.privacy}
        </a>
      )}
      <p className="unseen" aria-live="polite">
        {/* Use a new element for each text: screen readers do not repeat an unchanged one. */}
        <span key={`${state.chosenId}${said}`}>{said}</span>
      </p>
    </section>
  );
}

/**
 * The style sheet shows three dots below the visitor's words, and the bot's reply after them. The reply is in the page from
 * the start, so this delays neither a screen reader nor the next tap.
 */
function showDots(box: HTMLElement, asked: HTMLElement | null): void {
  box.querySelector('.asked')?.classList.remove('asked');
  asked?.classList.add('asked');
}

/** Scrolls to the top of the new messages, because a long answer is read from its beginning. */
function scrollTo(box: HTMLElement, first: HTMLElement | null): void {
  const panel = box.parentElement as HTMLElement;
  let top = first ? first.offsetTop - scrollMarginPx : 0;
  // If a form follows, its title and first field must be visible.
  const field =
    first &&
    box.querySelector<HTMLElement>(`[data-message="${first.dataset.message}"] ~ form .field`);
  if (field) {
    const room = Math.min(box.clientHeight, panel.clientHeight - box.offsetTop);
    top = Math.max(top, field.offsetTop + field.offsetHeight + scrollMarginPx - room);
  }
  (panel.dataset.height === 'short' ? panel : box).scrollTop = top;
}
