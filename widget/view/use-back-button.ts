import { useEffect } from 'react';
import type { ChatStore } from '../store.ts';

/** Marks the history entry that the open panel puts on top of the page's own. */
const marker = 'faqChatbot';

interface BackButtonOptions {
  isActive: boolean;
  store: ChatStore;
  onBack: () => void;
}

/** While active, the Back button closes the panel instead of leaving the page; closing otherwise takes the entry back. */
export function useBackButton({ isActive, store, onBack }: BackButtonOptions): void {
  useEffect(() => {
    if (!isActive) return;
    const mark = `${Date.now()}.${Math.random()}`;
    const isOurs = () => (history.state as Record<string, unknown> | null)?.[marker] === mark;
    // The page's router may look at its own state in the entry, so that travels along.
    history.pushState({ ...history.state, [marker]: mark }, '');
    const closeUnlessOurs = () => {
      if (!isOurs()) onBack();
    };
    window.addEventListener('popstate', closeUnlessOurs);
    return () => {
      window.removeEventListener('popstate', closeUnlessOurs);
      // A page that has moved on keeps its history; ours was swallowed by it.
      if (!isOurs()) return;
      if (!store.getState().isOpen) history.back();
      // The element went, perhaps because the page is about to move on: going back would undo that.
      else history.replaceState({ ...history.state, [marker]: undefined }, '');
    };
  }, [isActive, store, onBack]);
}
