import { formatCount } from '../format/number.ts';

/** Texts for the length of a text that is near its limit. */
export const textLengthCopy = {
  length: (length: number, max: number) => `${formatCount(length)} / ${formatCount(max)}`,
  left: (left: number) =>
    left < 0
      ? `Kelebihan ${formatCount(-left)} karakter.`
      : `Tersisa ${formatCount(left)} karakter.`,
} as const;
