/** Embed tests of which Firefox runs the small ones too: its history is the one that differs most. */
export const firefoxTests = ['page-history'];
/** The small ones. */
export const smallInFirefox = /does not hide popstate events/;

/** Embed tests that Firefox runs in `npm run test:slow`. */
export const slowFirefoxTests = [
  'host-pages',
  'isolation',
  'lessons-host',
  'lessons-script',
  'links',
  'loading',
  'page-history',
];
