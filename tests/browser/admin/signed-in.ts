import { test as base } from '../fixtures.ts';

export { expect } from '../fixtures.ts';

/** A test whose page is signed in as the first admin from its start. */
export const test = base.extend({
  page: async ({ page, signIn }, use) => {
    await signIn(page);
    await use(page);
  },
});
