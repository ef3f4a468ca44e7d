import { create } from 'zustand';

const storageKey = 'faq-figures';

interface FiguresShown {
  isShown: boolean;
  toggle: () => void;
}

/** Whether the list shows what visitors did with each FAQ; the choice is saved for the next visit. */
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
