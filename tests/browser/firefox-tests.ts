/** Embed tests that Firefox runs too: its history is the one that differs most. */
export const firefoxTests = ['page-history'];

/** Embed tests that Firefox runs in `npm run test:slow`. */
export const slowFirefoxTests = [
  'host-pages',
  'isolation',
  'lessons-host',
  'lessons-script',
  'links',
  'loading',
];
