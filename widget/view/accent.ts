/** A colour as red, green and blue, 0 to 255. */
type Rgb = readonly number[];

export interface AccentColours {
  /** Fills: launcher, header, the visitor's bubbles. */
  fill: string;
  /** Text and icons on the fill, at least 4.5:1. */
  onFill: string;
  /** The accent as text, icon or ring on the panel, at least 4.5:1. */
  ink: string;
  /** A line around fills that hardly differ from the panel, otherwise `transparent`. */
  edge: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The backgrounds in `styles.css` with the lowest contrast to accent ink. */
const surfaces: Record<'light' | 'dark', Rgb> = { light: [238, 241, 246], dark: [38, 43, 54] };
/** The panel that fills are seen on. */
const panels: Record<'light' | 'dark', Rgb> = { light: white, dark: [26, 30, 38] };
const textContrast = 4.5;
/** A fill with less contrast to the panel gets an edge. */
const leastContrastWithoutEdge = 1.5;
/** From this contrast on, the fill is darkened for white text. A lighter fill gets black text. */
const leastContrastForWhite = 2.9;

/** Shifts a page's accent until text on it and text in it are readable (WCAG 1.4.3). */
export function accentColours(accent: string, theme: 'light' | 'dark'): AccentColours {
  const wanted = parseHex(accent);
  const takesWhite = contrast(wanted, white) >= leastContrastForWhite;
  const fill = takesWhite ? shift(wanted, black, white) : wanted;
  const ink = shift(wanted, theme === 'light' ? black : white, surfaces[theme]);
  const needsEdge = contrast(fill, panels[theme]) < leastContrastWithoutEdge;
  return {
    fill: css(fill),
    onFill: css(takesWhite ? white : black),
    ink: css(ink),
    edge: needsEdge ? 'var(--control-line)' : 'transparent',
  };
}

/** Mixes a colour with another until it has enough contrast to a background. */
function shift(colour: Rgb, towards: Rgb, background: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, background) >= textContrast) return mixed;
  }
  return towards;
}

function parseHex(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((channel, index) => Math.round(channel + ((b[index] as number) - channel) * share));
}

function contrast(a: Rgb, b: Rgb): number {
  const ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function css(colour: Rgb): string {
  return `rgb(${colour.join(', ')})`;
}
