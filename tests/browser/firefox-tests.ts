/** Embed tests that Firefox runs too: those of style sheets, policies and layers, which differ most between engines. */
export const firefoxTests = ['lessons-host', 'page-history'];

/** Those that it runs in `npm run test:slow`. */
export const slowFirefoxTests = ['host-pages', 'isolation', 'lessons-script', 'links', 'loading'];
