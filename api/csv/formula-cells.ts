/**
 * Characters at which a spreadsheet starts a formula, also in their full-width forms. Some spreadsheets skip a tab or
 * line break before them. Apostrophes before them are part of the pattern, so that a cell with an apostrophe of its own
 * is the same after an export and an import.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralised = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function neutraliseFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Reverts `neutraliseFormula`. */
export function restoreFormula(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell;
}
