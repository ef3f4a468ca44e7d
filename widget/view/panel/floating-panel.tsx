import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { elementName } from '../../../embed/attributes.ts';
import { useChat } from '../chat-context.ts';
import { PanelContent } from './panel-content.tsx';
import { useFocusLoss } from './use-focus-loss.ts';
import { usePanelHeight } from './use-panel-height.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useViewportFit } from './use-viewport-fit.ts';

interface FloatingPanelProps {
  id: string;
  /** If not, it is hidden: the visitor is about to open it. */
  isOpen: boolean;
  isFullScreen: boolean;
  onClose: () => void;
  /** Called if the panel is removed while it has the focus. */
  onFocusLost: () => void;
}

/** The panel: a dialog in a corner of the page, or over the whole page on a phone. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { id, isOpen, isFullScreen, onClose, onFocusLost } = props;
  const { store, copy } = useChat();
  const panel = useRef<HTMLDivElement>(null);
  useViewportFit(panel, isFullScreen);
  useTopLayer(panel, isFullScreen);
  usePanelHeight(panel);
  useScrollLock(isOpen && isFullScreen);

  useEffect(() => {
    // A panel that the page opened must not take the focus from the visitor's current task.
    if (isOpen && store.getState().openedBy === 'visitor') {
      panel.current?.focus({ preventScroll: true });
    }
  }, [store, isOpen]);

  useFocusLoss(panel, onFocusLost);

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
      aria-describedby={`${id}hint ${id}notices`}
      tabIndex={-1}
      hidden={!isOpen}
      data-full-screen={isFullScreen || undefined}
      onKeyDown={trapTab}
    >
      <PanelContent id={id} onClose={onClose} />
    </div>
  );
}

/** Makes Tab cycle inside a panel that covers the page. */
function trapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = panel.querySelectorAll<HTMLElement>(
    'a[href], button, input, summary, [tabindex="0"]',
  );
  const first = stops[0];
  const last = stops[stops.length - 1];
  const active = (panel.getRootNode() as ShadowRoot).activeElement;
  if (event.shiftKey ? active === first || active === panel : active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/**
 * While active, shows an element above the page's fixed bars, whatever their `z-index` is: they would cover its close
 * button. A dialog that the page opens later is still above it. Browsers without popovers need a `z-index`.
 */
function useTopLayer(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isActive || !shown?.showPopover) return;
    // The back-office's preview shows the panel inside a box of the page. In the top layer it would cover the page.
    if ((shown.getRootNode() as ShadowRoot).host?.localName !== elementName) return;
    shown.popover = 'manual';
    shown.showPopover();
    return () => shown.removeAttribute('popover');
  }, [element, isActive]);
}
