import type { Settings } from '../settings.ts';
import { lightnessOf } from './lightness-of.ts';
import { useMediaQuery } from './use-media-query.ts';
import { pageRoots, usePage } from './use-page.ts';

type Theme = 'light' | 'dark';

/** The theme to show: from the attribute, the system or the page. */
export function useTheme(setting: Settings['theme']): Theme {
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const theme = usePage(() => (setting === 'host' ? readPage() : setting));
  return theme === 'auto' ? system : theme;
}

/** The page's theme, from its `data-theme` or class, else its `color-scheme`, else its background. */
function readPage(): Theme | 'auto' {
  for (const { dataset, classList } of pageRoots()) {
    for (const theme of ['dark', 'light'] as const) {
      if (dataset.theme === theme || classList.contains(theme)) return theme;
    }
  }
  const scheme = pageRoots()
    .map((element) => getComputedStyle(element).colorScheme)
    .concat(document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content || '')
    .join(' ');
  const isDark = scheme.includes('dark');
  const isLight = scheme.includes('light');
  if (isDark && isLight) return 'auto';
  if (isDark) return 'dark';
  return !isLight && hasDarkBackground() ? 'dark' : 'light';
}

/** Reads the body's background, which covers the root's. If both are images or gradients, light text means dark. */
function hasDarkBackground(): boolean {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const background =
    lightnessOf(backgroundColor) ??
    lightnessOf(getComputedStyle(document.documentElement).backgroundColor);
  return background === undefined ? (lightnessOf(color) || 0) > 0.75 : background < 0.5;
}
