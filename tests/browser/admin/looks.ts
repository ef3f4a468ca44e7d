import { slowTag } from '../slow-tag.ts';

/** Widths of the window in px. The slow tests repeat the same clicks at the width of a phone. */
export const widths = [
  { width: 1280, tag: [] },
  { width: 360, tag: slowTag },
];

/** Each theme and each width once, for the dialogs of a screen. `accessibility.spec.ts` tests every screen in all four. */
export const looks = [
  { theme: 'light', width: 360, tag: [] },
  { theme: 'dark', width: 1280, tag: slowTag },
];
