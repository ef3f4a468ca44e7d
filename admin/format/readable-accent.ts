import {
  black,
  contrast,
  parseHex,
  shift,
  textContrast,
  textOnAccent,
} from '../../api/contract/accent-contrast.ts';

/** Small enough to find a colour that differs by hardly more than it must. */
const step = 1 / 255;

export interface AccentReadability {
  /** Of the bot's text on the accent, to one decimal and never rounded up. */
  contrast: number;
  isReadable: boolean;
  /** The nearest colour on which the same text is readable, `#rrggbb`. */
  nearest: string;
}

/** How readable the bot's text is on an accent, `#rgb` or `#rrggbb`. */
export function readAccent(accent: string): AccentReadability {
  const colour = parseHex(accent);
  const text = textOnAccent(colour);
  const exact = contrast(colour, text);
  const nearest = shift(colour, black, text, step);
  return {
    contrast: Math.floor(exact * 10) / 10,
    isReadable: exact >= textContrast,
    nearest: `#${nearest.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}
