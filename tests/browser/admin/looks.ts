import { slowTag } from '../slow-tag.ts';

/** Widths of the window in px. The slow tests repeat the same clicks at the width of a phone. */
export const widths = [
  { width: 1280, tag: [] },
  { width: 360, tag: slowTag },
];
