/**
 * If `PUBLIC_URL` is set, the admin app uses that address in its snippets, and not the address it was opened under. The
 * page's `<meta name="tanya-kami-public-url" content="ORIGIN">` contains it; without that tag the page's own origin is
 * used.
 */
export const publicUrlMetaName = 'tanya-kami-public-url';
