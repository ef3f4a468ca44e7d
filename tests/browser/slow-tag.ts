/** A test with this tag runs in `npm run test:slow` only. */
export const slowTag = '@slow';
