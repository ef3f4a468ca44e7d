import { useSyncExternalStore } from 'react';
import { lightnessOf } from './lightness-of.ts';
import type { Settings } from './settings.ts';
import { useMediaQuery } from './use-media-query.ts';

type Theme = 'light' | 'dark';

/** The theme to show: from the attribute, the system or the page. */
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
  // Read again after transitions and after loading: a background may fade, and a style sheet may load after the script.
  const readAgain = ({ target }: Event) => {
    if ((target as Node).contains(document.body)) onChange();
  };
  window.addEventListener('load', readAgain);
  window.addEventListener('transitionend', readAgain);
  return () => {
    observer.disconnect();
    window.removeEventListener('load', readAgain);
    window.removeEventListener('transitionend', readAgain);
  };
}

function watchNothing(): () => void {
  return () => {};
}

function readNothing(): Theme {
  return 'light';
}

/** The page's theme, from its `data-theme` or class, else its `color-scheme`, else its background. */
function readPage(): Theme | 'system' {
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
  if (isDark && isLight) return 'system';
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

function pageRoots(): HTMLElement[] {
  return [document.documentElement, document.body];
}
