import { useSyncExternalStore } from 'react';
import type { Settings } from './settings.ts';
import { useMediaQuery } from './use-media-query.ts';

type Theme = 'light' | 'dark';

/** The theme to show: the one in the attribute, the system's, or the page's. */
export function useTheme(setting: Settings['theme']): Theme {
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const page = useSyncExternalStore(
    setting === 'host' ? watchPage : watchNothing,
    setting === 'host' ? readPage : readNothing,
  );
  if (setting === 'auto') return system;
  if (setting !== 'host') return setting;
  return page === 'system' ? system : page;
}

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['class', 'data-theme', 'style'];
  for (const element of pageRoots()) observer.observe(element, { attributeFilter });
  return () => observer.disconnect();
}

function watchNothing(): () => void {
  return () => {};
}

function readNothing(): Theme {
  return 'light';
}

/** The theme that the page declares, the most explicit sign first. A page that declares none is light. */
function readPage(): Theme | 'system' {
  for (const { dataset, classList } of pageRoots()) {
    for (const theme of ['dark', 'light'] as const) {
      if (dataset.theme === theme || classList.contains(theme)) return theme;
    }
  }
  const scheme = pageRoots()
    .map((element) => getComputedStyle(element).colorScheme)
    .concat(document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '')
    .join(' ');
  const isDark = scheme.includes('dark');
  if (isDark && scheme.includes('light')) return 'system';
  return isDark ? 'dark' : 'light';
}

function pageRoots(): HTMLElement[] {
  return [document.documentElement, document.body];
}
