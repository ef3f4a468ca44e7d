/**
 * With `GATE_PASSKEY_HOURS`, the page's `<meta name="tanya-kami-gate-passkey" content="on">` tells the admin app that a
 * passkey can list the caller's address. Without the setting there is no such tag.
 */
export const gatePasskeyMetaName = 'tanya-kami-gate-passkey';

/** The page for a visitor whom the gate has denied (spec, section 2). It asks for the passkey. */
export const gatePasskeyPath = '/notfound';
