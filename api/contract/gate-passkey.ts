/**
 * With `GATE_PASSKEY_HOURS`, the page's `<meta name="tanya-kami-gate-passkey" content="on">` tells the admin app that a
 * passkey can list the caller's address. Without the setting there is no such tag.
 */
export const gatePasskeyMetaName = 'tanya-kami-gate-passkey';

/** The IP gate redirects here (spec, section 2). This page asks for the passkey. */
export const deniedPath = '/notfound';
