const number = (value: number) => value.toLocaleString('id-ID');

/** Words for a text that comes near its limit. */
export const textLengthCopy = {
  length: (length: number, max: number) => `${number(length)} / ${number(max)}`,
  left: (left: number) =>
    left < 0 ? `Kelebihan ${number(-left)} karakter.` : `Tersisa ${number(left)} karakter.`,
} as const;
