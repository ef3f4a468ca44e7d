/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
/** The least contrast of text to its background (WCAG 1.4.3). */
export const textContrast = 4.5;
/** From this contrast on, the bot writes white on its accent, and darkens it as needed. On a lighter one it writes black. */
const leastContrastForWhite = 2.9;

/** The colour of the bot's text on its accent. */
export function textOnAccent(accent: Rgb): Rgb {
  return contrast(accent, white) >= leastContrastForWhite ? white : black;
}

/** Mixes a colour with another, in steps of this share, until it has enough contrast to a background. */
export function shift(colour: Rgb, towards: Rgb, background: Rgb, step = 0.04): Rgb {
  for (let share = 0; share < 1; share += step) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, background) >= textContrast) return mixed;
  }
  return towards;
}

export function parseHex(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(digits.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** Relative luminance as WCAG defines it. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
