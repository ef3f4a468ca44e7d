/**
 * How light a computed CSS colour is, from 0 (black) to 1; undefined for one that is mostly transparent. Computed colours
 * are `rgb(255, 0, 0)`, `color(srgb 1 0 0)`, or begin with their lightness, as `oklch(0.6 0.2 29)` does.
 */
export function lightnessOf(colour: string): number | undefined {
  const [first = 0, second = 0, third = 0, alpha = 1] = (
    colour.match(/[\s(,/]-?[\d.]+/g) || []
  ).map((match) => Number(match.slice(1)));
  if (alpha < 0.5) return undefined;
  return colour.startsWith('rgb') ? (first + second + third) / 765 : first;
}
