import type { MouseEvent, ReactNode } from 'react';
import type { PublicChannel } from '../../../api/contract/bot/public-bot.ts';
import { liveAgentItemId } from '../../flow/menu.ts';
import { nextOpening } from '../../flow/opening-hours.ts';
import { useChat } from '../chat-context.ts';
import { WaitIcon } from '../icons.tsx';
import { opensInPlace } from '../settings.ts';
import { prefilledLink } from './prefilled-link.ts';

interface WayButtonProps {
  /** `null` for a button that shows the ways to a human. */
  way: PublicChannel | null;
  /** Whether the draft contains the username and the ticket. */
  isShared?: boolean;
  /** Whether it may be opened while it is closed. */
  isAlwaysOpen?: boolean;
  /** What the visitor has typed, for a button that shows the ways to a human. */
  text?: string | undefined;
  className: string;
  part: string;
  onAsk?: (() => void) | undefined;
  children: ReactNode;
}

/** A way to a human: a link, or a button for the live chat. */
export function WayButton(props: WayButtonProps) {
  const { way, isShared, isAlwaysOpen, text, className, part, onAsk, children } = props;
  const { store, state, copy, settings } = useChat();
  const href = way?.href;
  const isConnecting = !href && state.handover.status === 'opening';

  function act(event: MouseEvent): void {
    const nowMs = store.now();
    // The channel may have closed since it was rendered.
    if (!way || (!isAlwaysOpen && nextOpening(way.hours, nowMs).opensAtMs)) {
      event.preventDefault();
      store.send({ type: 'ways-asked', nowMs, text });
      onAsk?.();
    } else if (href) store.send({ type: 'channel-opened', channel: way.type });
    else store.send({ type: 'option-chosen', id: liveAgentItemId });
  }

  /** Loads the live-chat link before the tap, because browsers open a tab only during the tap. */
  function approach(): void {
    if (way && !href) store.send({ type: 'handover-approached' });
  }

  const Tag = href ? 'a' : 'button';
  return (
    <Tag
      type={href ? undefined : 'button'}
      href={way ? prefilledLink(way, state, copy, isShared) : undefined}
      // Other schemes, such as `tel:`, open no page and need no tab.
      target={!opensInPlace(settings) && /^http/.test(`${href}`) ? '_blank' : undefined}
      rel={href && 'noopener noreferrer'}
      aria-busy={isConnecting}
      className={className}
      part={part}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={act}
    >
      {isConnecting ? (
        <>
          <WaitIcon />
          {/* A translator replaces text nodes by its own, so a changed text needs a new element. */}
          <span key="opening">{copy.status.opening}</span>
        </>
      ) : (
        children
      )}
    </Tag>
  );
}
