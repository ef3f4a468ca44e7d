import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { fullScreenQuery } from '../../../embed/full-screen-query.ts';
import { isVendorWindowShown } from '../../flow/handover.ts';
import { useChat } from '../chat-context.ts';
import { useMediaQuery } from '../look/use-media-query.ts';
import { useUniqueId } from '../use-unique-id.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { Launcher } from './launcher.tsx';
import { useBackButton } from './use-back-button.ts';
import { useGiveWay } from './use-give-way.ts';

/** Room for a panel that is high enough to be read, and the launcher. */
const panelRoomPx = 440;

/** The bot in a corner of the page: the launcher and, when open, the panel. */
export function FloatingBot() {
  const { store, copy, settings, state } = useChat();
  const { isOpen } = state;
  const container = useRef<HTMLElement>(null);
  const isFullScreen = useMediaQuery(fullScreenQuery);
  // On phones, show only the icon after the first scroll, so that the label does not cover what the visitor reads.
  const hasScrolled = useHasScrolled(isFullScreen) && isFullScreen;
  const giveWayPx = useGiveWay(container, !isOpen);
  // Where there is no room for the panel above a high banner, it covers the banner.
  const raisedPx = isOpen && innerHeight - giveWayPx < panelRoomPx ? 0 : Math.max(giveWayPx, 0);
  const panelId = useUniqueId();
  const launcher = useRef<HTMLButtonElement>(null);
  const shouldReturnFocus = useRef(false);
  const isPrepared = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  const close = useCallback(() => store.send({ type: 'closed' }), [store]);
  const requestFocusReturn = useCallback(() => {
    shouldReturnFocus.current = true;
  }, []);
  useBackButton({ isActive: isOpen && isFullScreen, inside: container, onBack: close });

  useLayoutEffect(() => {
    if (isOpen) isPrepared.current = false;
    else if (shouldReturnFocus.current) launcher.current?.focus({ preventScroll: true });
    shouldReturnFocus.current = false;
  }, [isOpen]);

  /** On hover, focus and touch: loads the FAQs and renders the panel hidden, so that a tap only shows it. */
  function prepare(): void {
    store.send({ type: 'interest-shown' });
    // Later, because closing the panel returns the focus to the launcher, and a fast tap must not wait.
    setTimeout(() => {
      if (isPrepared.current || store.getState().isOpen) return;
      isPrepared.current = true;
      renderAgain();
    });
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen || isPopoverOpen()) return;
    // Otherwise Escape would also close the page's own dialogs.
    event.stopPropagation();
    shouldReturnFocus.current = true;
    close();
  }

  return (
    <section
      ref={container}
      className={isOpen && isFullScreen ? 'floating on-top' : 'floating'}
      style={{ '--offset-y': `${settings.offsetYPx + raisedPx}px` } as CSSProperties}
      aria-label={copy.launcher}
      onKeyDown={closeOnEscape}
    >
      {!(isOpen && isFullScreen) && !isVendorWindowShown(state) && (
        <Launcher
          panelId={panelId}
          button={launcher}
          isIconOnly={hasScrolled || giveWayPx >= 0}
          onInterest={prepare}
        />
      )}
      {(isOpen || isPrepared.current) && (
        <FloatingPanel
          id={panelId}
          isOpen={isOpen}
          isFullScreen={isFullScreen}
          onClose={close}
          onFocusLost={requestFocusReturn}
        />
      )}
    </section>
  );
}

/** Whether the browser closes a popover of the page with this Escape. The panel closes with the next one. */
function isPopoverOpen(): boolean {
  const isSupported = 'popover' in HTMLElement.prototype;
  return (
    isSupported && document.querySelector('[popover]:not([popover=manual]):popover-open') !== null
  );
}

/** Whether the visitor has scrolled the page while this was active. */
function useHasScrolled(isActive: boolean): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (!isActive || hasScrolled) return;
    const remember = ({ target }: Event) => {
      const { scrollTop, clientHeight } = target as Element;
      // Many apps scroll an element as high as the window. A carousel that moves by itself is no sign of the visitor.
      if (target === document || (scrollTop && clientHeight > innerHeight / 2))
        setHasScrolled(true);
    };
    // Use the capture phase, because `scroll` events of elements do not bubble.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', remember, options);
    return () => window.removeEventListener('scroll', remember, options);
  }, [isActive, hasScrolled]);
  return hasScrolled;
}
