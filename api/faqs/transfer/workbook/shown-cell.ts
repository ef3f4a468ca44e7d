import { format, getFormatFromId, isDateFormat } from 'numfmt';

/** Excel accepts no longer ones. */
const formatMaxLength = 255;
const locale = 'id';

/** What Excel with Indonesian settings shows for a number. */
export function showNumber(value: number, pattern: string, isFrom1904: boolean): string {
  // Excel shows a long number such as 6281234567890 as 6,28123E+12, which nobody means in a text.
  if (/^(?:General)?$/i.test(pattern) && Number.isSafeInteger(value)) return String(value);
  const known = pattern.slice(0, formatMaxLength);
  try {
    const serial = isFrom1904 && isDateFormat(known) ? value + 1462 : value;
    return format(known, serial, { locale }).trim();
  } catch {
    return String(value).replace('.', ',');
  }
}

/** The pattern of one of Excel's own formats. */
export function builtInPattern(id: number): string {
  // The colon of `8:30` is not the separator of the language, which numfmt takes.
  const isTime = (id >= 18 && id <= 21) || (id >= 45 && id <= 47);
  return getFormatFromId(id, isTime ? undefined : locale) ?? 'General';
}
