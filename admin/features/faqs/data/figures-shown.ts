import { create } from 'zustand';

const storageKey = 'faq-figures';

interface FiguresShown {
  isShown: boolean;
  toggle: () => void;
}

/** Whether the list shows the figures of each FAQ; saved for the next session. */
export const useFiguresShown = create<FiguresShown>((set, get) => ({
  isShown: readStored(),
  toggle() {
    const isShown = !get().isShown;
    set({ isShown });
    try {
      localStorage.setItem(storageKey, isShown ? 'shown' : 'hidden');
    } catch {
      // Storage may be full or disabled; the choice then lasts until the page is closed.
    }
  },
}));

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'hidden';
  } catch {
    return true;
  }
}
