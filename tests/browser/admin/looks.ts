/** A test with this tag runs in `npm run test:slow` only. */
export const slowTag = '@slow';

/** The window's widths in px. The same clicks at the width of a phone are repeated in the slow tests. */
export const widths = [
  { width: 1280, tag: [] },
  { width: 360, tag: slowTag },
];

/** Themes and widths. Colours do not depend on the width, nor overflow on the theme, so two of four show every fault. */
export const looks = [
  { theme: 'light', width: 360, tag: [] },
  { theme: 'dark', width: 1280, tag: [] },
  { theme: 'light', width: 1280, tag: slowTag },
  { theme: 'dark', width: 360, tag: slowTag },
];
