/** Embed tests that Firefox runs too. Style sheets, policies and layers differ most between engines. */
export const firefoxTests = ['lessons-host', 'page-history'];

/** Embed tests that Firefox runs in `npm run test:slow`. */
export const slowFirefoxTests = ['host-pages', 'isolation', 'lessons-script', 'links', 'loading'];
