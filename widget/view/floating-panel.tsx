import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useChat } from './chat-context.ts';
import { Conversation } from './conversation.tsx';
import { keepTabInside } from './keep-tab-inside.ts';
import { PanelHeader } from './panel-header.tsx';
import { useViewportFit } from './use-viewport-fit.ts';

interface FloatingPanelProps {
  id: string;
  isFullScreen: boolean;
  onClose: () => void;
  /** The panel went while the focus was in it. */
  onFocusLost: () => void;
}

/** The opened panel: a dialog beside the page, or over all of it on a phone. */
export function FloatingPanel({ id, isFullScreen, onClose, onFocusLost }: FloatingPanelProps) {
  const { store, copy } = useChat();
  const panel = useRef<HTMLDivElement>(null);
  useViewportFit(panel, isFullScreen);

  useEffect(() => {
    // A panel that the page opened by itself must not take the focus from whatever the visitor is doing.
    if (store.getState().openedBy === 'visitor') panel.current?.focus({ preventScroll: true });
  }, [store]);

  useLayoutEffect(() => {
    const shown = panel.current;
    return () => {
      const active = (shown?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
      if (shown?.contains(active)) onFocusLost();
    };
  }, [onFocusLost]);

  function trapTab(event: KeyboardEvent): void {
    // Nothing behind a full screen can be seen, so nothing behind it may be reached.
    if (isFullScreen && panel.current !== null) keepTabInside(panel.current, event);
  }

  return (
    <div
      ref={panel}
      id={id}
      className="panel"
      part="panel"
      role="dialog"
      aria-modal={isFullScreen}
      aria-label={copy.title}
      tabIndex={-1}
      data-full-screen={isFullScreen || undefined}
      onKeyDown={trapTab}
    >
      <PanelHeader onClose={onClose} />
      <Conversation />
    </div>
  );
}
