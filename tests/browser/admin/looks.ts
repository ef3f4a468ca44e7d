import { slowTag } from '../slow-tag.ts';

/** Widths of the window in px. The slow tests repeat the same clicks at the width of a phone. */
export const widths = [
  { width: 1280, tag: [] },
  { width: 360, tag: slowTag },
];

/** Themes and widths for the dialogs of a screen. `accessibility.spec.ts` tests every screen in both themes. */
export const looks = [
  { theme: 'light', width: 360, tag: [] },
  { theme: 'dark', width: 1280, tag: slowTag },
  { theme: 'light', width: 1280, tag: slowTag },
  { theme: 'dark', width: 360, tag: slowTag },
];
