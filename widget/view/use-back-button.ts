import { type RefObject, useEffect } from 'react';

/** Marks the history entry that the open panel puts on top of the page's own. */
const marker = 'faqChatbot';

interface BackButtonOptions {
  isActive: boolean;
  /** Where the bot stands; empty or outside the page once it was removed. */
  place: RefObject<HTMLElement | null>;
  onBack: () => void;
}

/** While active, the Back button closes the panel instead of leaving the page; closing otherwise takes the entry back. */
export function useBackButton({ isActive, place, onBack }: BackButtonOptions): void {
  useEffect(() => {
    if (!isActive) return;
    const mark = `${Date.now()}.${Math.random()}`;
    const isOurs = () => (history.state as Record<string, unknown> | null)?.[marker] === mark;
    const ofPage = history.state;
    // The page's router may look at its own state in the entry, so that travels along.
    history.pushState({ ...ofPage, [marker]: mark }, '');
    const closeUnlessOurs = () => {
      if (!isOurs()) onBack();
    };
    window.addEventListener('popstate', closeUnlessOurs);
    return () => {
      window.removeEventListener('popstate', closeUnlessOurs);
      // A page that has moved on keeps its history; ours was swallowed by it.
      if (!isOurs()) return;
      if (place.current?.isConnected) history.back();
      // The element was removed, perhaps because the page is about to move on: going back would undo that.
      else history.replaceState(ofPage, '');
    };
  }, [isActive, place, onBack]);
}
