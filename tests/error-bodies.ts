import { expect } from 'vitest';

const added = Symbol.for('tanya-kami error bodies');

/**
 * Lets tests compare the body of an error without its `code` and `request_id`, which every error has: most tests are
 * about the message. `tests/api/http/errors.test.ts` shows that both are there.
 */
if (!(added in globalThis)) {
  Object.assign(globalThis, { [added]: true });
  expect.addEqualityTesters([
    function areSameErrors(received, expected) {
      if (!isError(received) || !isObject(expected)) return undefined;
      // Two whole errors are compared without the id, which each request has of its own.
      if (isError(expected))
        return this.equals({ ...received, request_id: '' }, { ...expected, request_id: '' });
      if ('code' in expected) return undefined;
      const { code, request_id, ...rest } = received;
      return this.equals(rest, expected) || undefined;
    },
  ]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isError(value: unknown): value is Record<string, unknown> {
  return isObject(value) && ['message', 'code', 'request_id'].every((name) => name in value);
}
