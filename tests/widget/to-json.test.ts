import { afterEach, expect, it } from 'vitest';
import { toJson } from '../../widget/adapters/to-json.ts';

type WithToJson = { toJSON?: () => unknown };

afterEach(() => {
  delete (Array.prototype as WithToJson).toJSON;
});

it('ignores the `toJSON` that a library adds to arrays', () => {
  (Array.prototype as WithToJson).toJSON = () => 'replaced';
  expect(toJson({ ids: [1, 2], nested: { list: ['a'], none: null } })).toBe(
    '{"ids":[1,2],"nested":{"list":["a"],"none":null}}',
  );
});
