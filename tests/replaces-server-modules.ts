/** Tests of the server that replace modules, which is possible only before they are loaded. */
export const replacesServerModules = [
  'tests/api/image-time-limit.test.ts',
  'tests/api/read-form.test.ts',
  'tests/api/slow-hashes.test.ts',
];
