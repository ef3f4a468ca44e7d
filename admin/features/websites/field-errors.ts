/** The message of a field's error; of a field with parts, that of the first part. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .map(([, part]) => firstMessage(part))
    .find((message) => message !== undefined);
}
