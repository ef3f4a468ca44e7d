/**
 * With `PUBLIC_URL` set the admin app prints that address in its snippets, whatever address it was opened under. The
 * page's `<meta name="tanya-kami-public-url" content="ORIGIN">` contains it; without that tag the page's own origin is
 * used.
 */
export const publicUrlMetaName = 'tanya-kami-public-url';
