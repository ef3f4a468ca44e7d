import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useChat } from '../chat-context.ts';
import { PanelContent } from './panel-content.tsx';
import { trapFocus } from './trap-focus.ts';
import { usePanelHeight } from './use-panel-height.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useTopLayer } from './use-top-layer.ts';
import { useViewportFit } from './use-viewport-fit.ts';

interface FloatingPanelProps {
  id: string;
  isFullScreen: boolean;
  onClose: () => void;
  /** Called if the panel is removed while it has the focus. */
  onFocusLost: () => void;
}

/** The open panel: a dialog in a corner of the page, or over the whole page on a phone. */
export function FloatingPanel({ id, isFullScreen, onClose, onFocusLost }: FloatingPanelProps) {
  const { store, copy } = useChat();
  const panel = useRef<HTMLDivElement>(null);
  useViewportFit(panel, isFullScreen);
  useTopLayer(panel, isFullScreen);
  usePanelHeight(panel);
  useScrollLock(isFullScreen);

  useEffect(() => {
    // A panel that the page opened must not take the focus from the visitor's current task.
    if (store.getState().openedBy === 'visitor') panel.current?.focus({ preventScroll: true });
  }, [store]);

  useLayoutEffect(() => {
    const shown = panel.current;
    return () => {
      const active = (shown?.getRootNode() as ShadowRoot | undefined)?.activeElement || null;
      if (shown?.contains(active)) onFocusLost();
    };
  }, [onFocusLost]);

  function trapTab(event: KeyboardEvent): void {
    // A full-screen panel hides the page, so Tab must not reach the page.
    if (isFullScreen && panel.current !== null) trapFocus(panel.current, event);
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
      <PanelContent onClose={onClose} />
    </div>
  );
}
