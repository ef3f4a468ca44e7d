/**
 * With `PUBLIC_URL` set the admin app prints that address in its snippets, whatever address it was itself opened under.
 * The page's `<meta name="tanya-kami-public-url" content="ORIGIN">` tells it; without that tag it is the page's own.
 */
export const publicUrlMetaName = 'tanya-kami-public-url';
