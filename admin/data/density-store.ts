import { create } from 'zustand';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

interface DensityState {
  density: Density;
  choose: (density: Density) => void;
}

const storageKey = 'density';

/** The row height of all tables; saved for the next session. */
export const useDensity = create<DensityState>((set) => ({
  density: readStored(),
  choose: (density) => {
    set({ density });
    try {
      localStorage.setItem(storageKey, density);
    } catch {
      // Storage may be full or disabled; the choice then lasts until the page is closed.
    }
  },
}));

function readStored(): Density {
  try {
    return localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}
