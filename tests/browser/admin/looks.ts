import { slowTag } from '../slow-tag.ts';

/** The window's widths in px. The same clicks at the width of a phone are repeated in the slow tests. */
export const widths = [
  { width: 1280, tag: [] },
  { width: 360, tag: slowTag },
];

/** Themes and widths of a screen's dialogs. `accessibility.spec.ts` shows every screen in both themes. */
export const looks = [
  { theme: 'light', width: 360, tag: [] },
  { theme: 'dark', width: 1280, tag: slowTag },
  { theme: 'light', width: 1280, tag: slowTag },
  { theme: 'dark', width: 360, tag: slowTag },
];
