import {
  black,
  contrast,
  parseHex,
  type Rgb,
  shift,
  textOnAccent,
  white,
} from '../../api/contract/accent-contrast.ts';

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

/** The backgrounds in `styles.css` with the lowest contrast to accent ink. */
const surfaces: Record<'light' | 'dark', Rgb> = { light: [238, 241, 246], dark: [38, 43, 54] };
/** The panel that fills are seen on. */
const panels: Record<'light' | 'dark', Rgb> = { light: white, dark: [26, 30, 38] };
/** A fill with less contrast to the panel gets an edge. */
const leastContrastWithoutEdge = 1.5;

/** Shifts a page's accent until text on it and text in it are readable (WCAG 1.4.3). */
export function accentColours(accent: string, theme: 'light' | 'dark'): AccentColours {
  const wanted = parseHex(accent);
  const onFill = textOnAccent(wanted);
  // Black is only written on what is light enough for it.
  const fill = shift(wanted, black, onFill);
  const ink = shift(wanted, theme === 'light' ? black : white, surfaces[theme]);
  const needsEdge = contrast(fill, panels[theme]) < leastContrastWithoutEdge;
  return {
    fill: css(fill),
    onFill: css(onFill),
    ink: css(ink),
    edge: needsEdge ? 'var(--control-line)' : 'transparent',
  };
}

function css(colour: Rgb): string {
  return `rgb(${colour.join(', ')})`;
}
