/**
 * Serialises plain data. `JSON.stringify` alone calls `Array.prototype.toJSON`, which old versions of Prototype.js
 * define; the arrays would become strings.
 */
export function toJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
