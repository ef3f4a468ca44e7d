import {
  black,
  contrast,
  parseHex,
  type Rgb,
  shift,
  textOnAccent,
  white,
} from '../../../api/contract/bot/accent-contrast.ts';

export interface AccentColours {
  /** The background of the launcher, the header and the visitor's bubbles. */
  fill: string;
  /** Text and icons on the fill; contrast at least 4.5:1. */
  onFill: string;
  /** The accent for text, icons and focus rings on the panel; contrast at least 4.5:1. */
  ink: string;
  /** The border of a fill that hardly differs from the panel; otherwise `transparent`. */
  edge: string;
}

/** The backgrounds in `styles.css` with the lowest contrast to accent ink. */
const surfaces: Record<'light' | 'dark', Rgb> = { light: [238, 241, 246], dark: [38, 43, 54] };
/** The panel's background behind the fills. */
const panels: Record<'light' | 'dark', Rgb> = { light: white, dark: [26, 30, 38] };
/** A fill with less contrast to the panel gets an edge. */
const leastContrastWithoutEdge = 1.5;

/** Shifts a page's accent until text on it and text in it are readable (WCAG 1.4.3). */
export function accentColours(accent: string, theme: 'light' | 'dark'): AccentColours {
  const wanted = parseHex(accent);
  const onFill = textOnAccent(wanted);
  // Use black text only on a fill that is light enough for it.
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
