import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { isLiveChatUp } from '../flow/handover.ts';
import { useChat } from './chat-context.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { Launcher } from './launcher.tsx';
import { useBackButton } from './use-back-button.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Windows in which the panel takes the whole screen: phones, held upright or on their side. */
export const fullScreenQuery = '(max-width: 767.98px), (max-height: 480px)';

/** The bot in a corner of the page: its launcher and, once opened, its panel. */
export function FloatingBot() {
  const { store, copy, state } = useChat();
  const { isOpen } = state;
  const isFullScreen = useMediaQuery(fullScreenQuery);
  const panelId = useId();
  const place = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const owesFocus = useRef(false);

  const close = useCallback(() => store.send({ type: 'closed' }), [store]);
  const oweFocus = useCallback(() => {
    owesFocus.current = true;
  }, []);
  useBackButton({ isActive: isOpen && isFullScreen, place, onBack: close });

  useLayoutEffect(() => {
    if (isOpen || !owesFocus.current) return;
    owesFocus.current = false;
    launcher.current?.focus({ preventScroll: true });
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    // The page's own dialogs listen for Escape too; this one was meant for the bot.
    event.stopPropagation();
    owesFocus.current = true;
    close();
  }

  return (
    <section ref={place} className="floating" aria-label={copy.title} onKeyDown={closeOnEscape}>
      {!(isOpen && isFullScreen) && !isLiveChatUp(state) && (
        <Launcher panelId={panelId} button={launcher} />
      )}
      {isOpen && (
        <FloatingPanel
          id={panelId}
          isFullScreen={isFullScreen}
          onClose={close}
          onFocusLost={oweFocus}
        />
      )}
    </section>
  );
}
