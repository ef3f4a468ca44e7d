import { create } from 'zustand';
import { readItem, storeItem } from '../../../data/stored-item.ts';

const storageKey = 'faq-figures';

interface FiguresShown {
  isShown: boolean;
  toggle: () => void;
}

/** Whether the list shows the figures of each FAQ; saved for the next session. */
export const useFiguresShown = create<FiguresShown>((set, get) => ({
  isShown: readItem('localStorage', storageKey) !== 'hidden',
  toggle() {
    const isShown = !get().isShown;
    set({ isShown });
    storeItem('localStorage', storageKey, isShown ? 'shown' : 'hidden');
  },
}));
