import { type RefObject, useEffect } from 'react';

/** The property of our history entries. Its value is the number of open layers: the panel, then an enlarged image. */
const marker = 'faqChatbot';
let layers = 0;

/** Not yet in TypeScript's DOM types. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

interface BackButtonOptions {
  isActive: boolean;
  /** Any element of the bot. */
  inside: RefObject<HTMLElement | null>;
  onBack: () => void;
}

/** While active, the Back button calls `onBack` instead of leaving the page. */
export function useBackButton({ isActive, inside, onBack }: BackButtonOptions): void {
  useEffect(() => {
    if (!isActive || inside.current === null) return;
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (CloseWatcher === undefined) return watchHistory(inside.current, onBack);
    // Add no history entry: closing the panel would then fire `popstate`, and many pages reload on that.
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', onBack);
    return () => watcher.destroy();
  }, [isActive, inside, onBack]);
}

function watchHistory(inside: HTMLElement, onBack: () => void): () => void {
  const { host } = inside.getRootNode() as ShadowRoot;
  layers += 1;
  const layer = layers;
  const stateOfPage = stateOf(history.state);
  const current = currentLayer();
  // Copies the page's state into our entry, because its router may read it.
  if (current < layer) history.pushState({ ...stateOfPage, [marker]: layer }, '');
  // Our entries survive a reload. The panel uses its own entry again and removes that of the image.
  else if (current > layer) history.go(layer - current);

  const { href } = location;
  // Only our own entry was removed. Hide this event from the page, because many pages reload on `popstate`.
  const hideFromPage = (event: Event) => {
    if (location.href === href) event.stopImmediatePropagation();
  };
  const checkLayer = (event: Event) => {
    if (currentLayer() >= layer) return;
    hideFromPage(event);
    onBack();
  };
  // Use the capture phase, so that this runs before the page's own listeners.
  window.addEventListener('popstate', checkLayer, true);
  return () => {
    layers -= 1;
    window.removeEventListener('popstate', checkLayer, true);
    // The page has navigated since then. Going back would undo its navigation.
    if (currentLayer() !== layer) return;
    if (host.isConnected) {
      window.addEventListener('popstate', hideFromPage, { capture: true, once: true });
      history.back();
      return;
    }
    // The element was removed, perhaps because the page navigated. Going back would undo that.
    history.replaceState(stateOfPage, '');
  };
}

function currentLayer(): number {
  return (history.state as Record<string, number> | null)?.[marker] || 0;
}

/** The page's own part of a history state. */
function stateOf(state: Record<string, unknown> | null): Record<string, unknown> | null {
  if (state?.[marker] === undefined) return state;
  const { [marker]: _, ...own } = state;
  return Object.keys(own).length > 0 ? own : null;
}
