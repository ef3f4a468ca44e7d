/** The error code of each engine. */
const uniqueViolations: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Whether a write failed because another row already has the value of a unique column. */
export function isUniqueError(error: unknown): boolean {
  return uniqueViolations.has(codeOf(error) ?? '');
}

/** The driver's error code; the query builder wraps the driver's error. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
