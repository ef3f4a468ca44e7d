export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is one text, or several lines of one. */
export function isText(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isScalar) : isScalar(value);
}

/** The text of a value in a cell. Lists of texts are separated by line breaks. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every(isScalar)) return value.map(textOf).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
