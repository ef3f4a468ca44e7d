import {
  black,
  contrast,
  parseHex,
  shift,
  textContrast,
  textOnAccent,
} from '../../api/contract/bot/accent-contrast.ts';

/** Small enough that the found colour hardly differs more than necessary. */
const step = 1 / 255;

export interface AccentReadability {
  /** The contrast of the bot's text on the accent, rounded down to one decimal. */
  contrast: number;
  isReadable: boolean;
  /** The nearest colour on which the same text is readable, as `#rrggbb`. */
  nearest: string;
}

/** Calculates how readable the bot's text is on an accent, `#rgb` or `#rrggbb`. */
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
