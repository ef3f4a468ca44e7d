/**
 * Serialises plain data. Old versions of Prototype.js define `Array.prototype.toJSON`, with which `JSON.stringify`
 * writes arrays as strings.
 */
export function toJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
