import { create } from 'zustand';
import { storeItem } from './stored-item.ts';

export type Theme = 'light' | 'dark';

interface ThemeState {
  theme: Theme;
  toggle: () => void;
}

/** The theme, saved under the key `theme` (spec, section 2). `theme.js` applies it before the first paint. */
export const useTheme = create<ThemeState>((set, get) => ({
  theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    storeItem('localStorage', 'theme', theme);
    set({ theme });
  },
}));
