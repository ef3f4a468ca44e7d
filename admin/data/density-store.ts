import { create } from 'zustand';
import { readItem, storeItem } from './stored-item.ts';

type Density = 'comfortable' | 'compact';

interface DensityState {
  density: Density;
  choose: (density: Density) => void;
}

const storageKey = 'density';

/** The row height of all tables; saved for the next session. */
export const useDensity = create<DensityState>((set) => ({
  density: readItem('localStorage', storageKey) === 'compact' ? 'compact' : 'comfortable',
  choose: (density) => {
    set({ density });
    storeItem('localStorage', storageKey, density);
  },
}));
