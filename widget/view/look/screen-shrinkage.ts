/**
 * How much a phone shrinks the page to its screen: 0.37 on a page without a viewport meta, which phones lay out 980 px
 * wide; otherwise 1. The bot is enlarged by as much.
 */
export function screenShrinkage(): number {
  if (!matchMedia('(pointer: coarse)').matches) return 1;
  // Not the width of the screen: on iPhones, that is its width in portrait. Some web views do not know the other width.
  return Math.min(1, outerWidth / document.documentElement.clientWidth || 1);
}
