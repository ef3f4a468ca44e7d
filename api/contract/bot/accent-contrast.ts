/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly number[];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
/** The minimum contrast of text to its background (WCAG 1.4.3). */
export const textContrast = 4.5;
/**
 * If white text has at least this contrast, the bot uses white text and darkens the accent as needed. Otherwise it uses
 * black text.
 */
const leastContrastForWhite = 2.9;

/** The colour of the bot's text on its accent. */
export function textOnAccent(accent: Rgb): Rgb {
  return contrast(accent, white) >= leastContrastForWhite ? white : black;
}

/** Mixes a colour with another one until it has enough contrast to a background. `step` is the share of each step. */
export function shift(colour: Rgb, towards: Rgb, background: Rgb, step = 0.04): Rgb {
  for (let share = 0; share < 1; share += step) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, background) >= textContrast) return mixed;
  }
  return towards;
}

export function parseHex(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((channel, index) => Math.round(channel + ((b[index] as number) - channel) * share));
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
