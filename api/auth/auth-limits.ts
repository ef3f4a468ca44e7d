/** Limits of sessions, sign-ins and proofs, in the unit of the name. */

/** How long a session lasts. */
export const sessionHours = 12;

/** How long an unused session lasts. */
export const sessionIdleMinutes = 120;

/** Sessions of one account; the oldest ends. */
export const sessionsMax = 20;

/** How long after a proof of who uses the session sensitive writes are allowed. */
export const proofMinutes = 15;

/** How long the cookies from before a proof still serve requests that were already under way. */
export const replacedSessionSeconds = 15;

/** Time between the password and the last step of a sign-in. */
export const pendingSignInMinutes = 10;

/** Time to answer a challenge with a passkey. */
export const challengeMinutes = 5;

/** Tries to list an address by a passkey, from one network. They are made before the gate, by anybody. */
export const gatePasskeyLimit = { attempts: 5, seconds: 900 };

/** The body of such a try: an answer of a passkey. */
export const gatePasskeyBodyMaxBytes = 8 * 1024;

/** How long a browser that signed in is recognised. */
export const deviceDays = 180;

/** How long a link works with which people choose a new password. */
export const resetLinkMinutes = 60;

/** Passkeys of one account. */
export const passkeysMax = 10;
