/**
 * The lightness of a computed CSS colour, from 0 (black) to 1; undefined if it is mostly transparent. Computed colours
 * are `rgb(255, 0, 0)` or `color(srgb 1 0 0)`, or begin with the lightness: `oklch(0.6 0.2 29)`.
 */
export function lightnessOf(colour: string): number | undefined {
  const [first = 0, second = 0, third = 0, alpha = 1] = (
    colour.match(/[\s(,/]-?[\d.]+/g) || []
  ).map((match) => Number(match.slice(1)));
  if (alpha < 0.5) return undefined;
  return colour.startsWith('rgb') ? (first + second + third) / 765 : first;
}
