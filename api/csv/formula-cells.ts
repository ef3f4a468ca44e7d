/**
 * Characters with which spreadsheets begin a formula, also in their full-width forms; some skip a tab or line break before them.
 * Apostrophes before them are part of the pattern, so that a cell that begins with its own apostrophe survives a round trip.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralised = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function neutraliseFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The opposite of `neutraliseFormula`. */
export function restoreFormula(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell;
}
